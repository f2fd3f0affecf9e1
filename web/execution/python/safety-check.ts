/** The result of the check. The error is a message for the learner. */
export type SafetyCheck = { isSafe: true } | { isSafe: false; error: string };

interface Rule {
  pattern: RegExp;
  /** What the sandbox doesn't have, as the object of a sentence. */
  what: string;
}

/** A statement at the beginning of a line or after a semicolon, so that strings and comments don't count. */
const imports = (modules: string): RegExp =>
  new RegExp(
    `(?:^|;)[ \\t]*(?:import[ \\t]+(?:[\\w.]+[ \\t]*,[ \\t]*)*|from[ \\t]+)(?:${modules})\\b`,
    'm',
  );

const RULES: readonly Rule[] = [
  {
    pattern: imports('js|pyodide_js|pyodide|_pyodide|_pyodide_core'),
    what: 'the surrounding page',
  },
  { pattern: imports('micropip'), what: 'external packages' },
  { pattern: imports('subprocess|pty'), what: 'other programs' },
  { pattern: imports('ctypes|_ctypes'), what: 'memory outside Python' },
  {
    pattern: /\bos[ \t]*\.[ \t]*(?:system|popen|fork|exec\w+|spawn\w+|kill)[ \t]*\(/,
    what: 'other programs',
  },
];

/** Comments and the contents of simple strings are not code. */
function withoutText(code: string): string {
  return code.replace(
    /("""|''')[\s\S]*?\1|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g,
    (found) => (found.startsWith('#') ? '' : '""'),
  );
}

/**
 * Refuses code that obviously tries to leave the sandbox, before it runs in the browser.
 *
 * This only spares learners a puzzling traceback. It is not a security boundary: code that passes this check is still
 * confined by the sandbox.
 */
export function checkCodeSafety(code: string): SafetyCheck {
  const statements = withoutText(code);
  const broken = RULES.find(({ pattern }) => pattern.test(statements));
  if (!broken) return { isSafe: true };
  const found = statements.match(broken.pattern)?.[0].trim().replace(/^;\s*/, '') ?? '';
  return {
    isSafe: false,
    error: `This code was not run: "${found}" tries to use ${broken.what}, which the sandbox does not have.`,
  };
}
