"""An ssh server that gives every guest the game in a terminal, and nothing else.

`house` is the server: it listens, asks for the `access_code` as often as `rate_limit` allows, and
has the `host_key`. A `guest` is one ssh session; a `pty_relay` carries bytes between it and a
pseudo-terminal. The game at the other end is a child of the `fork_server`, which has loaded
everything once; `fork_client` is the host's end of that process. `turn_notifier` runs a command
when somebody is asked who is not here.
"""
