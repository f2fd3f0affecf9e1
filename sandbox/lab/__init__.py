"""The simulated network: a learner's ordinary socket code meets hosts that exist only here."""

from . import (
    clock,
    event_loop,
    hosts,
    journal,
    lab_socket,
    lab_time,
    readiness,
    socket_functions,
    threads,
)

__all__ = ["load"]


def _install():
    threads.install()
    socket_functions.install()
    readiness.install()
    event_loop.install()


def load(scenario):
    """Starts a case in a scenario, or without any network when it is None.

    The interpreter has the memory of one that ran nothing before: nothing of ours has to be repaired.
    """
    threads.forget()
    event_loop.forget()
    lab_socket.forget()
    clock.hand.start(scenario is not None)
    hosts.load(scenario)
    journal.load(scenario and scenario.get("log"))
    if scenario is not None:
        lab_time.install(scenario.get("startsAt"))


_install()
