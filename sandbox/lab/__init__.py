"""The simulated network: a learner's ordinary socket code meets hosts that exist only here."""

from . import event_loop, network, socket_functions, threads

__all__ = ["load"]


def _install():
    socket_functions.install()
    threads.install()
    event_loop.install()


def load(scenario):
    """Starts a case in a scenario, or without any network when it is None."""
    network.load(scenario)
    threads.forget()


_install()
