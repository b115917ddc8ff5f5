"""The packaged components of Ascending Empires, and how a player's file overrides them."""

from ....components.packaged import Packaged
from ....components.printed import Printed
from ....engine import Complaint


class InvalidComponents(Complaint):
    """A components file that cannot be used. Its text is one sentence for the player."""

    game = "ascending_empires"


PACKAGED = Packaged(
    package=__package__,
    complaint=InvalidComponents,
    ids=("id",),
    source="source",
    owned=Printed("your components file", "source-owner"),
    example="holes",
)
