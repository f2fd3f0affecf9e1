"""The report on a case, as JSON, made without any code that a learner can replace."""

from _json import encode_basestring_ascii as _quote

FINISHED = "FINISHED"
ERROR = "ERROR"
MEMORY_LIMIT = "MEMORY_LIMIT"
OUTPUT_LIMIT = "OUTPUT_LIMIT"

MAX_ERROR_CHARACTERS = 16_384


def _optional(text):
    return "null" if text is None else _quote(text)


def _shortened(text):
    if text is None or len(text) <= MAX_ERROR_CHARACTERS:
        return text
    half = MAX_ERROR_CHARACTERS // 2
    return f"{text[:half]}\n...\n{text[-half:]}"


def report(status, error=None, value=None):
    """Returns the report as JSON with the keys `status`, `error` and `value`."""
    return (
        f'{{"status":{_quote(status)},"error":{_optional(_shortened(error))},'
        f'"value":{_optional(value)}}}'
    )
