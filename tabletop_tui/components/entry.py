"""The pydantic base model of an entry in a player's file. Imported only when such a file is
read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from pydantic import BaseModel, ConfigDict, model_validator

from ..engine import Complaint
from .faults import Faults


class FileModel(BaseModel):
    """A model without unknown fields or type coercion."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def faults(self) -> Iterator[Complaint]:
        """Yield the faults of fields in combination, each of which is valid by itself."""
        yield from ()

    @model_validator(mode="after")
    def fields_fit_together(self) -> Self:
        if found := [*self.faults()]:
            raise Faults(found)
        return self
