// cspell:ignore CFUNCTYPE
import { attemptAll, type EscapeAttempt } from './escape-attempt.ts';

/** Damaging the interpreter so that something of it gives way. */
export const ATTEMPTS_ON_INTERPRETER: readonly EscapeAttempt[] = [
  {
    name: 'wild function pointers',
    code: () =>
      `import ctypes\nfor number in range(1, 400, 7):\n    attempt(lambda: ctypes.CFUNCTYPE(ctypes.c_int)(number))\nctypes.CFUNCTYPE(None)(7)()`,
  },
  {
    name: 'writing all over the memory',
    code: () => 'import ctypes\nctypes.memset(1024, 255, 20_000_000)',
  },
  {
    name: 'bytecode of its own making',
    code: () =>
      'def f(): pass\nf.__code__ = f.__code__.replace(co_code=bytes([100, 255] * 40), co_consts=())\nf()',
  },
  {
    name: 'overwriting the standard library and the harness',
    code: () =>
      [
        'import sys, packetsmith_harness.case as case, packetsmith_harness.report as report',
        attemptAll('open("/lib/python314.zip", "wb").write(b"broken")'),
        'case.run_case = report.report = lambda *a, **k: "forged"',
        'import builtins; builtins.print = builtins.open = None',
        'sys.modules.clear()',
      ].join('\n'),
  },
];
