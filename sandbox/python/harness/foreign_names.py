"""Names that beginners expect in Python because other languages have them, and where common names are found."""

import builtins

# Names of functions and values elsewhere, and what Python calls them.
FOREIGN_NAMES = {
    "null": "None", "nil": "None", "undefined": "None",
    "println": "print", "printf": "print", "puts": "print", "echo": "print", "console": "print",
    "write": "print", "display": "print",
    "length": "len", "size": "len", "count": "len", "strlen": "len",
    "raw_input": "input", "scanf": "input", "read": "input", "readline": "input", "prompt": "input",
    "xrange": "range", "string": "str", "integer": "int", "boolean": "bool", "number": "int",
    "parseInt": "int", "parseFloat": "float", "this": "self", "array": "list", "dictionary": "dict",
    "unicode": "str", "unichr": "chr", "average": "sum(...) / len(...)", "maximum": "max",
    "minimum": "min", "absolute": "abs",
}

# Names that need an import, and their module.
MODULE_OF = {
    name: module
    for module, names in {
        "random": "randint choice choices shuffle sample randrange uniform",
        "math": "sqrt floor ceil log log2 log10 sin cos tan gcd factorial",
        "time": "sleep perf_counter",
        "datetime": "datetime timedelta",
        "collections": "Counter defaultdict deque namedtuple OrderedDict",
        "itertools": "product permutations combinations cycle islice",
        "functools": "reduce partial",
        "base64": "b64encode b64decode b32encode b32decode",
        "binascii": "hexlify unhexlify crc32",
        "hashlib": "md5 sha1 sha256 sha512",
        "secrets": "token_hex token_bytes compare_digest",
        "string": "ascii_letters ascii_lowercase ascii_uppercase digits punctuation",
        "json": "dumps loads",
        "copy": "deepcopy",
        "pathlib": "Path",
        "dataclasses": "dataclass",
        "urllib.parse": "urlparse urlencode unquote quote",
        "ipaddress": "ip_address ip_network",
    }.items()
    for name in names.split()
}


def _methods_of(*kinds):
    return {name for kind in kinds for name in vars(kind) if not name.startswith("_")}


# The methods of the common types that are not functions as well.
METHODS = _methods_of(str, list, dict, set) - set(vars(builtins))

# Methods of other languages: the type, the name, and what to write instead. {0} is the value.
FOREIGN_METHODS = {
    ("list", "push"): "`{0}.append(...)`",
    ("list", "push_back"): "`{0}.append(...)`",
    ("list", "add"): "`{0}.append(...)`",
    ("list", "length"): "`len({0})`",
    ("list", "size"): "`len({0})`",
    ("list", "len"): "`len({0})`",
    ("list", "contains"): "`... in {0}`",
    ("list", "includes"): "`... in {0}`",
    ("list", "find"): "`{0}.index(...)`",
    ("list", "indexOf"): "`{0}.index(...)`",
    ("list", "join"): '`" ".join({0})`',
    ("list", "delete"): "`{0}.remove(...)`",
    ("list", "sum"): "`sum({0})`",
    ("list", "max"): "`max({0})`",
    ("list", "min"): "`min({0})`",
    ("str", "length"): "`len({0})`",
    ("str", "len"): "`len({0})`",
    ("str", "size"): "`len({0})`",
    ("str", "contains"): "`... in {0}`",
    ("str", "includes"): "`... in {0}`",
    ("str", "indexOf"): "`{0}.find(...)`",
    ("str", "substring"): "`{0}[start:end]`",
    ("str", "substr"): "`{0}[start:end]`",
    ("str", "reverse"): "`{0}[::-1]`",
    ("str", "reversed"): "`{0}[::-1]`",
    ("str", "sort"): "`sorted({0})`",
    ("str", "toUpperCase"): "`{0}.upper()`",
    ("str", "toLowerCase"): "`{0}.lower()`",
    ("str", "trim"): "`{0}.strip()`",
    ("str", "add"): "`{0} + ...`",
    ("str", "decode"): "`{0}` itself: it is text already",
    ("bytes", "encode"): "`{0}` itself: it is bytes already",
    ("bytes", "format"): "`{0}.decode()` first",
    ("dict", "has_key"): "`... in {0}`",
    ("dict", "contains"): "`... in {0}`",
    ("dict", "iteritems"): "`{0}.items()`",
    ("dict", "length"): "`len({0})`",
    ("dict", "size"): "`len({0})`",
    ("dict", "append"): "`{0}[key] = value`",
    ("dict", "push"): "`{0}[key] = value`",
    ("dict", "sort"): "`sorted({0})`",
    ("set", "append"): "`{0}.add(...)`",
    ("set", "push"): "`{0}.add(...)`",
    ("set", "contains"): "`... in {0}`",
    ("set", "length"): "`len({0})`",
    ("set", "sort"): "`sorted({0})`",
    ("tuple", "append"): "a list: square brackets instead of parentheses",
    ("tuple", "sort"): "`sorted({0})`",
    ("tuple", "remove"): "a list: square brackets instead of parentheses",
}
# cspell:ignore hexlify scanf unhexlify unichr
