"""The simulated network: learners' ordinary socket code talks to hosts that exist only here."""

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
    tls,
)

__all__ = ["load"]


def _install():
    threads.install()
    socket_functions.install()
    readiness.install()
    event_loop.install()
    tls.install()


def load(scenario):
    """Loads the scenario of a case; None means that there is no network.

    The interpreter's memory is as it was before any program ran, so no earlier state has to be cleaned up.
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
