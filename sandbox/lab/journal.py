"""What the network saw: the connections of the case, and their packets.

A scenario that asks for it lets programs read the log as the module `lab`. It lies inside the sandbox,
within reach of the program, so that nothing in it proves anything to a grader.
"""

import copy
import sys
import types

from . import clock

_state = {"records": [], "packets": [], "is_kept": False}


def _seconds():
    return round(clock.now() / clock.SECOND_NS, 6)


def note(protocol, source, target, outcome):
    """Writes a first packet down and returns the record, or None when no log is kept."""
    if not _state["is_kept"]:
        return None
    record = {
        "time": _seconds(),
        "protocol": protocol,
        "source": source[0],
        "source_port": source[1],
        "host": target[0],
        "port": target[1],
        "outcome": outcome,
        "sent": 0,
        "received": 0,
    }
    _state["records"].append(record)
    return record


def count(record, sent=0, received=0):
    """Adds bytes to the record of a connection."""
    if record is not None:
        record["sent"] += sent
        record["received"] += received


def packet(moment, source, target, protocol, **fields):
    """Writes a packet down: flags, seq and ack of TCP, and data."""
    if _state["is_kept"]:
        _state["packets"].append((moment, len(_state["packets"]), source, target, protocol, fields))


def is_kept():
    """Tells whether the scenario asks for a log."""
    return _state["is_kept"]


def connections():
    """Returns one dictionary for each attempt to reach a port, the oldest first."""
    return copy.deepcopy(_state["records"])


def packets():
    """Returns what went over the wire in both directions, the oldest first."""
    found = []
    for moment, _number, source, target, protocol, fields in sorted(_state["packets"], key=lambda p: p[:2]):
        if moment <= clock.now():
            found.append({
                "time": round(moment / clock.SECOND_NS, 6),
                "protocol": protocol,
                "source": source[0],
                "source_port": source[1],
                "destination": target[0],
                "destination_port": target[1],
                **fields,
            })
    return found


def load(log):
    """Begins the log of a case: None for none, true for an empty one, a list for one with a past."""
    past = log if isinstance(log, list) else []
    _state.update(records=copy.deepcopy(past), packets=[], is_kept=bool(log) or log == [])
    if _state["is_kept"]:
        module = types.ModuleType("lab", "The log of the lab network.")
        module.connections, module.packets = connections, packets
        sys.modules["lab"] = module
