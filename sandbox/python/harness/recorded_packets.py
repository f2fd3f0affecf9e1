"""The packets of a recorded case as JSON."""


import packetsmith_lab.journal as lab_journal

from .recorded_values import quote

# Together with the steps, less than the host accepts.
MAX_BYTES = 180_000


def _numbers(protocol, fields):
    """Returns the two numbers of a packet: those of TCP, or the type and code of a message of ICMP."""
    if protocol in ("icmp", "icmpv6"):
        return fields["type"], fields["code"]
    return fields.get("seq", 0), fields.get("ack", 0)


def _packet(moment, number, source, target, protocol, fields):
    first, second = _numbers(protocol, fields)
    return (
        f'{quote(protocol)},{moment},{number},{quote(source[0])},{source[1]},{quote(target[0])},{target[1]},'
        f'{quote(fields.get("flags", ""))},{first},{second},{quote(fields["data"].hex())}'
    )


def packets_as_json(now):
    """Returns the packets of both directions up to this moment, each as JSON, oldest first and as far as they fit."""
    parts, room = [], MAX_BYTES
    for packet in lab_journal.timeline():
        if packet[0] > now:
            continue
        text = _packet(*packet)
        room -= len(text) + 1
        if room < 0:
            break
        parts.append(text)
    return parts
