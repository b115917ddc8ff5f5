"""Skip the tests of Hex where it is not installed."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("tabletop_hex") else ["test_*.py"]
