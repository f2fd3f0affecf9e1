"""Scripted services, which answer line by line or message by message."""

import re

from packetsmith_apps.message_template import pieces

_FIRST_STATE = "start"


def _as_reply(reply):
    return {"match": reply[0], "say": reply[1]} if isinstance(reply, list) else reply


class ProtocolScript:
    """One conversation.

    Each answer is a pair: the parts of a message with their delays, and how the conversation ends (None if it
    continues).
    """

    def __init__(self, service):
        self._replies = [_as_reply(reply) for reply in service.get("replies", ())]
        self._steps = [_as_reply(reply) for reply in service.get("steps", ())]
        self._framing = service.get("framing", "lines")
        self._encoding = "utf-8" if self._framing == "lines" else "latin-1"
        self._service = service
        self._state = _FIRST_STATE
        self._received = b""

    def open(self):
        """Returns the service's banner."""
        ending = self._service.get("close") if self._service.get("close") else None
        return pieces(self._service.get("banner", "")), ending

    def receive(self, data):
        """Yields one answer per complete message in these bytes."""
        self._received += data
        for message in self._messages():
            parts, ending = self._answer(message)
            yield parts, ending
            if ending:
                return

    def receive_end(self):
        """Returns the answer when the client has closed its sending side."""
        return [], True

    def _messages(self):
        if self._framing == "lines":
            while b"\n" in self._received:
                line, _, self._received = self._received.partition(b"\n")
                yield line.decode("utf-8", "replace").rstrip("\r")
            return
        size = len(self._received) if self._framing == "bytes" else self._framing
        while self._received and len(self._received) >= size:
            message, self._received = self._received[:size], self._received[size:]
            yield message.decode("latin-1")

    def _answer(self, message):
        reply, match = self._next_step(message)
        if reply is None:
            reply, match = self._find_reply(message)
        if reply is None:
            return [], None
        self._state = reply.get("goto", self._state)
        return pieces(reply.get("say", ""), match, self._encoding), reply.get("close")

    def _next_step(self, message):
        match = re.search(self._steps[0].get("match", ""), message) if self._steps else None
        return (self._steps.pop(0), match) if match else (None, None)

    def _find_reply(self, message):
        for reply in self._replies:
            if reply.get("in", self._state) == self._state:
                match = re.search(reply.get("match", ""), message)
                if match:
                    return reply, match
        return None, None
