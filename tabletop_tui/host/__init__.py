"""A table for friends: an ssh server that gives every guest the game in a terminal, and nothing
else.

`house` is the server: it listens, asks for the `access_code` as often as `rate_limit` allows, and
has the `host_key`. A `guest` is one ssh session; a `pty_relay` carries bytes between it and a
pseudo-terminal. The game at the other end is a fork of the `warmed` process, which has loaded
everything once; `nursery` is the host's end of that process, and `wrong_pins` is what the forks
report to it. `calls` runs the owner's command when somebody is asked who is not here.
"""
