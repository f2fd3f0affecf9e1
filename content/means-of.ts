/** Words of Python itself, and the functions and errors that are there without an import. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'and as assert async await break class continue def del elif else except finally for from global if import in is ' +
    'lambda match nonlocal not or pass raise return try while with yield None True False ' +
    'abs all any bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format frozenset ' +
    'getattr hasattr hash hex id input int isinstance iter len list map max memoryview min next object oct open ord ' +
    'pow print range repr reversed round set slice sorted str sum super tuple type zip ' +
    'ArithmeticError ConnectionError EOFError Exception IndexError KeyError LookupError OSError OverflowError ' +
    'StopIteration TimeoutError TypeError UnicodeDecodeError UnicodeEncodeError ValueError ZeroDivisionError'
  ).split(' '),
);
const OPERATOR = /\/\/|\*\*|<<|>>|:=|[%&|^~@]/g;
const IMPORT = /^\s*(?:import|from)\s+([\w.]+)/gm;
const NAME = /(?<![\w.])[A-Za-z_]\w*/g;
const ATTRIBUTE = /(?<=\.)[A-Za-z_]\w*/g;
/** A comment, a text in one to three quotes. What an f-string computes goes with it. */
const SILENT = /#[^\n]*|[a-zA-Z]{0,2}("""|'''|"|')(?:\\.|(?!\1)[^\\])*\1/gs;

function found(pattern: RegExp, text: string): string[] {
  return text.match(pattern) ?? [];
}

/** Everything that Python or English looks like in a text: words, words after a full stop, operators. */
export function meansNamedIn(text: string): ReadonlySet<string> {
  return new Set([...found(/[A-Za-z_]\w*/g, text), ...found(OPERATOR, text)]);
}

/**
 * What a program uses that somebody must have told its author: words of Python, built-in functions, operators beyond
 * arithmetic, modules, and the methods of others. Names that it makes itself are left out.
 */
export function meansOf(program: string): ReadonlySet<string> {
  const code = program.replaceAll(SILENT, '""');
  const own = new Set(
    [...code.matchAll(/(?:\bdef|\bclass)\s+(\w+)|\b(\w+)\s*(?::[^=\n]+)?=(?!=)/g)].map(
      ([, defined, assigned]) => defined ?? assigned ?? '',
    ),
  );
  const modules = [...code.matchAll(IMPORT)].flatMap(([, module = '']) => module.split('.'));
  const words = found(NAME, code).filter((name) => WORDS.has(name));
  const attributes = found(ATTRIBUTE, code).filter((name) => !own.has(name));
  return new Set([...words, ...attributes, ...modules, ...found(OPERATOR, code)]);
}
