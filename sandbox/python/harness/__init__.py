"""Runs learners' code inside the sealed interpreter, one case at a time."""

from .case import prepare_case, run_case, seal

__all__ = ["prepare_case", "run_case", "seal"]
