"""The network log: the connections of the case, their packets, and what its web and name servers were asked.

If the scenario enables it, programs can read the log through the module `lab`. Programs can also change it, because
it is inside the sandbox, so grading must not rely on it.
"""

import copy
import itertools
import sys
import types

from . import app_client, clock

_state = {"records": [], "datagrams": [], "wires": [], "requests": [], "questions": [], "is_kept": False}
_numbers = itertools.count()


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


def next_number():
    """Returns a number that orders what happens at the same moment."""
    return next(_numbers)


def datagram(moment, source, target, data):
    """Records a packet of UDP."""
    if _state["is_kept"]:
        _state["datagrams"].append((moment, next_number(), source, target, "udp", {"data": data}))


def message(moment, source, target, fields):
    """Records a packet of ICMP, which has no ports."""
    if _state["is_kept"]:
        _state["datagrams"].append((moment, next_number(), (source, 0), (target, 0), "icmpv6" if ":" in source else "icmp", fields))


def _serve(kind, moment, source, target, fields):
    if _state["is_kept"]:
        row = {"source": source[0], "source_port": source[1], "host": target[0], "port": target[1], **fields}
        _state[kind].append((moment, next_number(), row))


def request(moment, source, target, fields):
    """Records a request that a web server answers at a moment."""
    _serve("requests", moment, source, target, fields)


def question(moment, source, target, fields):
    """Records a question that a name server answers at a moment."""
    _serve("questions", moment, source, target, fields)


def add_wire(wire):
    """Adds the notes on a TCP connection, which know its packets."""
    _state["wires"].append(wire)


def is_kept():
    """Returns whether the scenario enables the log."""
    return _state["is_kept"]


def keep():
    """Keeps the log for a recording. The program can't read it unless the scenario enables it."""
    _state["is_kept"] = True


def connections():
    """Returns one dictionary per attempt to reach a port, oldest first."""
    return copy.deepcopy(_state["records"])


def _all_packets():
    yield from _state["datagrams"]
    for wire in _state["wires"]:
        for moment, number, source, target, fields in wire.packets():
            yield moment, number, source, target, "tcp", fields


def timeline():
    """Returns all packets in order, as tuples of a moment, a number, source, target, protocol and fields."""
    return sorted(_all_packets(), key=lambda packet: packet[:2])


def packets():
    """Returns the packets of both directions, oldest first."""
    found = []
    for moment, _number, source, target, protocol, fields in timeline():
        if moment <= clock.now():
            found.append({
                "time": round(moment / clock.SECOND_NS, 6),
                "protocol": protocol,
                "source": source[0],
                "source_port": source[1],
                "destination": target[0],
                "destination_port": target[1],
                "family": 6 if ":" in source[0] else 4,
                **fields,
            })
    return found


def _rows(kind):
    """Returns what servers noted, oldest first, as far as they have received it by now."""
    noted = sorted(_state[kind], key=lambda entry: entry[:2])
    return [
        {"time": round(moment / clock.SECOND_NS, 6), **copy.deepcopy(row)}
        for moment, _number, row in noted if moment <= clock.now()
    ]


def _app_logs():
    return app_client.logs(clock.now()) if _state["is_kept"] else app_client.NOTHING


def requests():
    """Returns the access log of the web servers, oldest request first."""
    others = [{"time": round(moment / clock.SECOND_NS, 6), **row} for moment, row in _app_logs()["requests"]]
    return sorted(_rows("requests") + others, key=lambda row: row["time"])


def statements():
    """Returns the SQL statements of the applications, oldest first."""
    return _app_logs()["statements"]


def visits():
    """Returns what the lab's visitors opened, and what scripts showed them, oldest first."""
    return _app_logs()["visits"]


def dns():
    """Returns the query log of the name servers, oldest question first."""
    return _rows("questions")


def load(log):
    """Starts the log of a case: None disables it, True starts it empty, a list gives its earlier entries."""
    past = log if isinstance(log, list) else []
    is_kept = bool(log) or log == []
    _state.update(records=copy.deepcopy(past), datagrams=[], wires=[], requests=[], questions=[], is_kept=is_kept)
    if _state["is_kept"]:
        module = types.ModuleType("lab", "The log of the lab network.")
        module.connections, module.packets, module.requests, module.dns, module.statements, module.visits = (
            connections, packets, requests, dns, statements, visits)
        sys.modules["lab"] = module
