"""Runs learners' code inside the sealed interpreter, one case at a time."""

from .case import run_case, seal

__all__ = ["run_case", "seal"]
