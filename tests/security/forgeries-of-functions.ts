// cspell:ignore getitem
import type { Forgery } from './forgeries-of-programs.ts';

/** The right value, so that only its form is forged. */
const total = (name: string, expression: string, ...before: string[]): Forgery => ({
  name,
  challengeId: 'total',
  code: [...before, 'def total(numbers):', `    return ${expression}`].join('\n'),
});

const summary = (name: string, expression: string, ...before: string[]): Forgery => ({
  name,
  challengeId: 'summary',
  code: [...before, 'def summary(ports):', `    return ${expression}`].join('\n'),
});

const ALWAYS = [
  'class Always:',
  '    def __eq__(self, other): return True',
  '    def __hash__(self): return 0',
  '    def __repr__(self): return "3"',
];

/** Forgeries by functions that are called and return a value. */
export const FORGERIES_OF_FUNCTIONS: readonly Forgery[] = [
  total('the answer of the sample', '3'),
  total('the answer printed and not returned', 'print(sum(numbers))'),
  total('an object that equals everything', 'Always()', ...ALWAYS),
  total('a list of objects that equal everything', '[Always()]', ...ALWAYS),
  total(
    'an integer with another text',
    'Number(0)',
    'class Number(int):',
    '    def __repr__(self): return "3"',
    '    __str__ = __repr__',
  ),
  total(
    'an object that claims to be an integer',
    'Claims()',
    'class Claims:',
    '    __class__ = property(lambda self: int)',
    '    def __int__(self): return 3',
    '    __index__ = __int__',
  ),
  total('a number that is none', 'float("nan")'),
  total('a number without end', 'float("inf")'),
  total('text for a number', 'str(sum(numbers))'),
  total('true for one', 'sum(numbers) == 1 or sum(numbers)'),
  total('a list of the number', '[sum(numbers)]'),
  total('a fraction', '__import__("fractions").Fraction(sum(numbers))'),
  total('a complex number', 'complex(sum(numbers))'),
  total('a generator', '(number for number in [sum(numbers)])'),
  total('a function', 'lambda: sum(numbers)'),
  total('itself', 'total'),
  total('bytes', 'str(sum(numbers)).encode()'),
  total(
    'a report of its own',
    'module.report("FINISHED", value="3")',
    'import packetsmith_harness.report as module',
  ),
  total(
    'an encoder that writes the answer of the sample',
    'Always()',
    ...ALWAYS,
    'import packetsmith_harness.canonical_value as canonical',
    'canonical._SCALARS[Always] = lambda value: "3"',
  ),
  total(
    'an encoder that answers with everything',
    'None',
    'import packetsmith_harness.program as program',
    'program.canonical_text = lambda value: "[0,1,3,42,777,-1,24]"',
  ),
  total('an early end', 'exit()'),
  total('an error with the answer in it', '1 / 0 if numbers else sum(numbers)'),
  summary(
    'a dictionary with a text of its own',
    'Forged()',
    'class Forged(dict):',
    '    def __getitem__(self, key): return [22]',
    '    def __iter__(self): return iter(["count", "open", "secure"])',
    '    def keys(self): return ["count", "open", "secure"]',
  ),
  summary(
    'a list inside that equals everything',
    '{"count": len(ports), "open": Many(ports), "secure": False}',
    'class Many(list):',
    '    def __eq__(self, other): return True',
  ),
  summary(
    'true and false for one and zero',
    '{"count": len(ports), "open": [bool(port) for port in ports], "secure": 0}',
  ),
  summary('keys that are no text', '{1: len(ports), "open": ports, "secure": False}'),
  summary('a key too many', '{"count": len(ports), "open": ports, "secure": False, "": None}'),
  summary(
    'text of the whole value',
    '__import__("json").dumps({"count": len(ports), "open": ports, "secure": False})',
  ),
  summary(
    'a mapping that is not a dictionary',
    '__import__("types").MappingProxyType({"count": len(ports), "open": ports, "secure": False})',
  ),
  summary('a set of ports', '{"count": len(ports), "open": set(ports), "secure": False}'),
];
