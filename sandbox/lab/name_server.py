"""A DNS server that knows the names of the lab, after RFC 1035 and RFC 3596: A, AAAA, MX, PTR and TXT records."""

import ipaddress
import struct

from . import hosts

_A, _PTR, _MX, _TXT, _AAAA, _ANY = 1, 12, 15, 16, 28, 255
_IN = 1
_HEADER = struct.Struct(">6H")
_ANSWER = struct.Struct(">HHIH")
_RESPONSE, _AUTHORITATIVE, _RECURSION_DESIRED = 0x8000, 0x0400, 0x0100
_FORMAT_ERROR, _NO_SUCH_NAME = 1, 3
_REVERSE, _REVERSE_IPV6 = ".in-addr.arpa", ".ip6.arpa"
_TTL_SECONDS = 300
_TYPES = {_A: "A", _PTR: "PTR", _MX: "MX", _TXT: "TXT", _AAAA: "AAAA", _ANY: "ANY"}
_RESULTS = {0: "NOERROR", _FORMAT_ERROR: "FORMERR", _NO_SUCH_NAME: "NXDOMAIN"}
_RESULT_BITS = 0xF


def _read_name(message, position):
    labels = []
    while message[position]:
        end = position + 1 + message[position]
        labels.append(message[position + 1:end].decode("ascii", "replace"))
        position = end
    return ".".join(labels), position + 1


def _write_name(name):
    return b"".join(bytes([len(label)]) + label.encode() for label in name.split(".")) + b"\0"


def _reversed_address(name):
    """Returns the address that the name of a reverse lookup means."""
    parts = name.removesuffix(_REVERSE).removesuffix(_REVERSE_IPV6).split(".")[::-1]
    if name.endswith(_REVERSE):
        return ".".join(parts)
    digits = "".join(parts)
    try:
        return str(ipaddress.IPv6Address(bytes.fromhex(digits)))
    except ValueError:
        return ""


def _records(name):
    """Returns the records of a name as pairs of a type and its data, or None if the name doesn't exist."""
    name = name.lower()
    if name.endswith((_REVERSE, _REVERSE_IPV6)):
        host = hosts.find_host(_reversed_address(name))
        names = host.get("names", ()) if host else ()
        return [(_PTR, _write_name(names[0]))] if names else None
    addresses = hosts.known_addresses(name)
    if not addresses:
        return None
    packed = [ipaddress.ip_address(address).packed for address in addresses]
    found = [(_A if len(address) == 4 else _AAAA, address) for address in packed]
    for host in map(hosts.find_host, addresses):
        for preference, mail_server in host.get("mx", ()):
            found.append((_MX, struct.pack(">H", preference) + _write_name(mail_server)))
        for text in host.get("txt", ()):
            data = text.encode()[:255]
            found.append((_TXT, bytes([len(data)]) + data))
    return found


def answer(query):
    """Returns the response to a query with one question, or None if the message is not a query."""
    if len(query) < _HEADER.size:
        return None
    number, flags, questions, *_counts = _HEADER.unpack_from(query)
    if flags & _RESPONSE:
        return None
    reply_flags = _RESPONSE | _AUTHORITATIVE | (flags & _RECURSION_DESIRED)
    try:
        name, end = _read_name(query, _HEADER.size)
        kind, _class = struct.unpack_from(">2H", query, end)
    except (IndexError, struct.error):
        questions = 0
    if questions != 1:
        return _HEADER.pack(number, reply_flags | _FORMAT_ERROR, 0, 0, 0, 0)
    question = query[_HEADER.size:end + 4]
    records = _records(name)
    if records is None:
        return _HEADER.pack(number, reply_flags | _NO_SUCH_NAME, 1, 0, 0, 0) + question
    found = [record for record in records if kind in (record[0], _ANY)]
    # Each answer refers to the question's name with a compression pointer.
    pointer = struct.pack(">H", 0xC000 | _HEADER.size)
    answers = [
        pointer + _ANSWER.pack(record, _IN, _TTL_SECONDS, len(data)) + data for record, data in found
    ]
    return _HEADER.pack(number, reply_flags, 1, len(answers), 0, 0) + question + b"".join(answers)


def describe(query, reply):
    """Returns what the query log of a server says about a question and its reply."""
    number, flags, _questions, answers, *_counts = _HEADER.unpack_from(reply)
    result = flags & _RESULT_BITS
    fields = {"id": number, "name": "", "type": "", "result": _RESULTS[result], "answers": answers}
    if result != _FORMAT_ERROR:
        fields["name"], end = _read_name(query, _HEADER.size)
        (kind,) = struct.unpack_from(">H", query, end)
        fields["type"] = _TYPES.get(kind, f"TYPE{kind}")
    return fields
