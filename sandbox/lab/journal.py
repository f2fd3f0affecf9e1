"""The network log: the connections of the case and their packets.

If the scenario enables it, programs can read the log through the module `lab`. Programs can also change it, because
it is inside the sandbox, so grading must not rely on it.
"""

import copy
import sys
import types

from . import clock

_state = {"records": [], "packets": [], "is_kept": False}


def _seconds():
    return round(clock.now() / clock.SECOND_NS, 6)


def note(protocol, source, target, outcome):
    """Records a first packet and returns its record, or None if the log is disabled."""
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
    """Records a packet: data, and for TCP also flags, seq and ack."""
    if _state["is_kept"]:
        _state["packets"].append((moment, len(_state["packets"]), source, target, protocol, fields))


def is_kept():
    """Returns whether the scenario enables the log."""
    return _state["is_kept"]


def connections():
    """Returns one dictionary per attempt to reach a port, oldest first."""
    return copy.deepcopy(_state["records"])


def packets():
    """Returns the packets of both directions, oldest first."""
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
    """Starts the log of a case: None disables it, True starts it empty, a list gives its earlier entries."""
    past = log if isinstance(log, list) else []
    _state.update(records=copy.deepcopy(past), packets=[], is_kept=bool(log) or log == [])
    if _state["is_kept"]:
        module = types.ModuleType("lab", "The log of the lab network.")
        module.connections, module.packets = connections, packets
        sys.modules["lab"] = module
