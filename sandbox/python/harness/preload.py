"""Imports commonly used modules, so that the memory snapshot contains them."""

import argparse
import asyncio
import base64
import binascii
import bisect
import collections
import concurrent.futures
import copy
import csv
import dataclasses
import datetime
import decimal
import enum
import fractions
import functools
import gc
import hashlib
import heapq
import hmac
import http.client
import io
import ipaddress
import itertools
import json
import math
import operator
import os.path
import pathlib
import queue
import random
import re
import secrets
import select
import selectors
import socket
import statistics
import string
import struct
import tempfile
import textwrap
import threading
import time
import traceback
import typing
import unicodedata
import urllib.parse
import urllib.request
import uuid
import zlib

import packetsmith_harness
import packetsmith_lab

# Exclude existing objects from garbage collection after a case.
gc.freeze()
