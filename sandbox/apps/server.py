"""Runs a scenario's applications in an interpreter of their own, where learners' code can't reach them.

The learner's interpreter sends one question as JSON and gets one answer as JSON. Nothing else is shared.
"""

import base64
import json
import os
import random
import sys
import time
import traceback

from . import chance
from .addresses import own_address
from .http_request import Request
from .network import Network

_FIRST_MOMENT = 1_700_000_000
_SECOND_NS = 1_000_000_000
_state = {}


def _fix_chance(seed):
    """Makes what is random, and the time, the same in every run."""
    chance.use_seed(seed)
    drawn = chance.chance("apps")
    os.urandom = random._urandom = drawn.randbytes
    random.seed(drawn.random())


def _fix_time(network):
    time.time = lambda: _FIRST_MOMENT + network.seconds()
    time.time_ns = lambda: _FIRST_MOMENT * _SECOND_NS + network.now_ns
    time.monotonic = time.perf_counter = network.seconds


def _close_library():
    """Stops imports of what isn't loaded, because a learner's program can write the files that Python looks for."""
    sys.path.clear()
    sys.path_hooks.clear()
    sys.path_importer_cache.clear()


def load(text):
    """Loads the applications of a scenario. Returns why they can't be loaded; empty if they are."""
    scenario = json.loads(text)
    try:
        _fix_chance(scenario.get("seed", 0))
        network = _state["network"] = Network(scenario)
        _fix_time(network)
        _state["is_logged"] = scenario.get("log") is not None
    except Exception:
        return traceback.format_exc().encode("utf-8", "replace")
    finally:
        _close_library()
    return b""


def _respond(question):
    network = _state["network"]
    address, port = question["address"]
    network.reach(question["moment"])
    data = base64.b64decode(question["body"])
    # A learner's program may ask anything, so who asks and what can be reached isn't part of the question.
    source, seconds = own_address(address), network.seconds()
    request = Request(question["method"], question["target"], question["headers"], data, source, seconds)
    response = network.app_for_learner(address, port).answer(request)
    return {
        "status": response.status,
        "headers": response.headers,
        "body": base64.b64encode(response.data).decode(),
        "delay": response.delay_ns,
    }


def _logs(question):
    network = _state["network"]
    if not _state["is_logged"]:
        return {"requests": [], "statements": [], "visits": []}
    network.reach(question["moment"])
    statements = [row for app in network.apps.values() for row in app.store.statements()]
    statements.sort(key=lambda row: row["time"])
    return {"requests": network.log, "statements": statements, "visits": network.visitors.log}


_ANSWERS = {"request": _respond, "logs": _logs}


def serve(message):
    """Answers one question of the learner's interpreter. Both are JSON as bytes. An empty answer means that it failed."""
    try:
        question = json.loads(message)
        return json.dumps(_ANSWERS[question["kind"]](question)).encode()
    except Exception:
        # Only a program that doesn't use the network sends such a question.
        return b""
