"""Runs learners' code inside the sealed interpreter, one case at a time."""

from .case import prepare_case, recover_case, run_case, seal
from .current_line import current_line
from .mistake import find_mistake
from .observers import free_tools

__all__ = [
    "current_line", "find_mistake", "free_tools", "prepare_case", "recover_case", "run_case", "seal",
]
