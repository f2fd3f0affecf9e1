// cspell:dictionaries python
/** The reserved words of the language. A test compares them with Python. */
export const KEYWORDS =
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  );

/** Built-in functions, with their signatures. */
export const FUNCTIONS: Readonly<Record<string, string>> = {
  abs: 'abs(number)',
  all: 'all(iterable)',
  any: 'any(iterable)',
  ascii: 'ascii(value)',
  bin: 'bin(integer)',
  bool: 'bool(value)',
  bytearray: 'bytearray(source)',
  bytes: 'bytes(source)',
  callable: 'callable(value)',
  chr: 'chr(code_point)',
  complex: 'complex(real, imaginary)',
  dict: 'dict(pairs)',
  dir: 'dir(value)',
  divmod: 'divmod(a, b)',
  enumerate: 'enumerate(iterable, start=0)',
  filter: 'filter(function, iterable)',
  float: 'float(value)',
  format: 'format(value, spec)',
  frozenset: 'frozenset(iterable)',
  getattr: 'getattr(value, name, default)',
  hasattr: 'hasattr(value, name)',
  hash: 'hash(value)',
  hex: 'hex(integer)',
  id: 'id(value)',
  input: 'input(prompt)',
  int: 'int(text, base=10)',
  isinstance: 'isinstance(value, type)',
  issubclass: 'issubclass(type, type)',
  iter: 'iter(iterable)',
  len: 'len(value)',
  list: 'list(iterable)',
  map: 'map(function, iterable)',
  max: 'max(iterable, key=None)',
  memoryview: 'memoryview(bytes)',
  min: 'min(iterable, key=None)',
  next: 'next(iterator, default)',
  object: 'object()',
  oct: 'oct(integer)',
  open: 'open(path, mode="r")',
  ord: 'ord(character)',
  pow: 'pow(base, exponent, modulus)',
  print: 'print(*values, sep=" ", end="\\n")',
  property: 'property(getter)',
  range: 'range(start, stop, step)',
  repr: 'repr(value)',
  reversed: 'reversed(sequence)',
  round: 'round(number, digits)',
  set: 'set(iterable)',
  setattr: 'setattr(value, name, new)',
  slice: 'slice(start, stop, step)',
  sorted: 'sorted(iterable, key=None, reverse=False)',
  str: 'str(value)',
  sum: 'sum(iterable, start=0)',
  super: 'super()',
  tuple: 'tuple(iterable)',
  type: 'type(value)',
  vars: 'vars(value)',
  zip: 'zip(*iterables)',
};

/** Exceptions that programs raise and catch. */
export const EXCEPTIONS =
  'ArithmeticError AssertionError AttributeError BaseException BlockingIOError BrokenPipeError ConnectionError ConnectionRefusedError ConnectionResetError EOFError Exception FileNotFoundError ImportError IndexError KeyError KeyboardInterrupt LookupError ModuleNotFoundError NameError NotImplementedError OSError OverflowError PermissionError RecursionError RuntimeError StopIteration SyntaxError SystemExit TimeoutError TypeError UnicodeDecodeError UnicodeEncodeError UnicodeError ValueError ZeroDivisionError'.split(
    ' ',
  );

/** Names that every module has and programs use. */
export const SPECIAL_NAMES = ['__file__', '__name__'];

// cspell:dictionaries python
// cspell:ignore defaultdict groupdict prefixlen supernet
/** The most commonly used members of values, by type. A test compares them with Python. */
export const MEMBERS = {
  str: 'capitalize casefold center count encode endswith expandtabs find format index isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper join ljust lower lstrip maketrans partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill',
  bytes:
    'count decode endswith find fromhex hex index isalnum isdigit join lower lstrip partition removeprefix replace rfind rsplit rstrip split splitlines startswith strip translate upper',
  int: 'bit_count bit_length from_bytes to_bytes',
  list: 'append clear copy count extend index insert pop remove reverse sort',
  dict: 'clear copy fromkeys get items keys pop popitem setdefault update values',
  set: 'add clear copy difference difference_update discard intersection intersection_update isdisjoint issubset issuperset pop remove symmetric_difference union update',
  tuple: 'count index',
  file: 'close closed flush name read readable readline readlines seek tell write writelines',
  socket:
    'accept bind close connect connect_ex fileno getpeername getsockname getsockopt makefile recv recv_into recvfrom send sendall sendto setblocking setsockopt settimeout shutdown',
  HTTPConnection: 'close connect getresponse putheader request set_debuglevel',
  HTTPResponse: 'close getheader getheaders headers read readline reason status version',
  hash: 'block_size copy digest digest_size hexdigest name update',
  match: 'end expand group groupdict groups span start string',
  Path: 'absolute exists glob is_absolute is_dir is_file is_relative_to iterdir joinpath mkdir name open parent parents parts read_bytes read_text relative_to resolve rglob stem suffix unlink with_name with_suffix write_bytes write_text',
  Counter: 'clear copy elements get items keys most_common pop subtract total update values',
  deque: 'append appendleft clear count extend extendleft insert maxlen pop popleft remove rotate',
  network:
    'broadcast_address hosts netmask network_address num_addresses overlaps prefixlen subnets supernet',
  address: 'compressed is_global is_loopback is_multicast is_private packed version',
} as const;

export type ValueType = keyof typeof MEMBERS;

/** The beginnings of values by type. The first match counts. */
export const VALUE_OPENINGS: readonly (readonly [RegExp, ValueType])[] = [
  [
    /^[rR]?[bB][rR]?["']|^(?:bytes|bytearray)\(|\.encode\(|\.recv\(|^base64\.|^bytes\.fromhex\(/,
    'bytes',
  ],
  [/^\(?[rRfFuU]{0,2}["'].*\.split\(|\.split(?:lines)?\(|\.readlines\(/, 'list'],
  [
    /^[rRfFuU]{0,2}["']|^(?:str|input|chr|hex|bin|repr)\(|\.decode\(|\.join\(|\.(?:strip|lower|upper|replace)\([^)]*\)$/,
    'str',
  ],
  [/^\[|^(?:list|sorted)\(/, 'list'],
  [/^(?:\{\s*\}|\{[^}]*:|dict\()|json\.loads\(|defaultdict\(/, 'dict'],
  [/^(?:\{|set\(|frozenset\()/, 'set'],
  [/(?:^|\.)(?:socket\(|create_connection\()/, 'socket'],
  [/(?:^|\.)HTTPS?Connection\(/, 'HTTPConnection'],
  [/\.getresponse\(|urlopen\(/, 'HTTPResponse'],
  [/^open\(|(?:String|Bytes)IO\(|\.makefile\(/, 'file'],
  [/^(?:hashlib\.\w+|hmac\.new)\(/, 'hash'],
  [/^re\.(?:match|search|fullmatch)\(/, 'match'],
  [/(?:^|\.)Path\(/, 'Path'],
  [/(?:^|\.)Counter\(/, 'Counter'],
  [/(?:^|\.)deque\(/, 'deque'],
  [/(?:^|\.)ip_network\(|IPv[46]Network\(/, 'network'],
  [/(?:^|\.)ip_address\(|IPv[46]Address\(/, 'address'],
  [/^(?:int|len|ord|sum)\(|^-?\d+$/, 'int'],
];
