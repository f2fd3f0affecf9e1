"""The packets of a recorded case as JSON."""


import packetsmith_lab.journal as lab_journal

from .recorded_values import quote

# Together with the steps, less than the host accepts.
MAX_BYTES = 180_000


def _packet(moment, number, source, target, fields):
    data = fields["data"]
    return (
        f'{moment},{number},{quote(source[0])},{source[1]},{quote(target[0])},{target[1]},'
        f'{quote(fields.get("flags", ""))},{fields.get("seq", 0)},{fields.get("ack", 0)},{quote(data.hex())}'
    )


def packets_as_json(now):
    """Returns the packets of both directions up to this moment, each as JSON, oldest first and as far as they fit."""
    parts, room = [], MAX_BYTES
    for moment, number, source, target, protocol, fields in lab_journal.timeline():
        if moment > now or protocol not in ("tcp", "udp") or ":" in source[0]:
            continue
        text = f"{quote(protocol)},{_packet(moment, number, source, target, fields)}"
        room -= len(text) + 1
        if room < 0:
            break
        parts.append(text)
    return parts
