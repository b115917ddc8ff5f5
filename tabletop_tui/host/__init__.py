"""An ssh server that serves every guest the game in a terminal, and nothing else.

`server` listens with the `host_key`, and authenticates guests by the `access_code`, within the
limits of `rate_limit`. A `session` is one guest's ssh channel; a `pty_relay` carries bytes between
it and a pseudo-terminal. The game at the other end is a child of the `fork_server`, which has
loaded everything once; `fork_client` starts that process and asks it for children. `turn_notifier`
runs a command when a player who is not here must act.
"""
