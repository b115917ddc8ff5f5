"""A piece of a file that players wrote, as pydantic checks it; imported only where one is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from pydantic import BaseModel, ConfigDict, model_validator

from ..engine import Complaint
from .faults import Faults


class Entry(BaseModel):
    """No unknown fields, no silent conversions."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def faults(self) -> Iterator[Complaint]:
        """What is wrong with its fields together, each of which is right by itself."""
        yield from ()

    @model_validator(mode="after")
    def fields_fit_together(self) -> Self:
        if found := [*self.faults()]:
            raise Faults(found)
        return self
