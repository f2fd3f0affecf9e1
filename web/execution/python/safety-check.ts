/** What the check found. The error is a sentence for the learner. */
export type SafetyCheck = { isSafe: true } | { isSafe: false; error: string };

interface Rule {
  pattern: RegExp;
  /** What the sandbox does not have, as the object of a sentence. */
  what: string;
}

/** A statement at the beginning of a line or after a semicolon, so that text and comments do not count. */
const imports = (modules: string): RegExp =>
  new RegExp(
    `(?:^|;)[ \\t]*(?:import[ \\t]+(?:[\\w.]+[ \\t]*,[ \\t]*)*|from[ \\t]+)(?:${modules})\\b`,
    'm',
  );

const RULES: readonly Rule[] = [
  { pattern: imports('js|pyodide_js|pyodide|_pyodide|_pyodide_core'), what: 'the page around it' },
  { pattern: imports('micropip'), what: 'packages from outside' },
  { pattern: imports('subprocess|pty'), what: 'other programs' },
  { pattern: imports('ctypes|_ctypes'), what: 'memory outside Python' },
  {
    pattern: /\bos[ \t]*\.[ \t]*(?:system|popen|fork|exec\w+|spawn\w+|kill)[ \t]*\(/,
    what: 'other programs',
  },
];

/** Comments and the contents of simple text in quotes are not code. */
function withoutText(code: string): string {
  return code.replace(
    /("""|''')[\s\S]*?\1|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g,
    (found) => (found.startsWith('#') ? '' : '""'),
  );
}

/**
 * Refuses code that plainly tries to leave the sandbox, before it runs in the browser.
 *
 * A courtesy that saves a learner a puzzling traceback. It contains nothing: the sandbox does, and code that
 * gets past this check meets the same walls.
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
