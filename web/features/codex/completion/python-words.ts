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
