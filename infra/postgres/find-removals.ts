/** Statements that break the code which still runs while they are applied, or which keep everybody else waiting. */
const REMOVALS: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|column|view|schema|type|sequence)\b/i, 'removes something'],
  [/\brename\s+(to|column|constraint)\b/i, 'renames something'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/i, 'forbids nulls that the previous code may write'],
  [
    /\badd\s+column\b[^,;]*\bnot\s+null\b(?![^,;]*\bdefault\b)/i,
    'demands a value that the previous code does not write',
  ],
  [/\btruncate\b/i, 'empties a table'],
];

const INDEX = /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently\b).*?\bon\s+(?:only\s+)?([\w.]+)/gi;
const TABLE = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/gi;

/** Returns SQL without its comments and without the bodies of functions. */
function statementsOf(sql: string): string {
  return sql.replaceAll(/--.*$/gm, '').replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''");
}

/**
 * Finds what a migration does besides adding. A release only adds, because its code starts after its migrations, and an
 * earlier version must work with them after a rollback.
 *
 * @returns one sentence per finding
 */
export function findRemovals(sql: string): string[] {
  const statements = statementsOf(sql);
  const removals = REMOVALS.flatMap(([pattern, what]) => {
    const [found] = pattern.exec(statements) ?? [];
    return found === undefined ? [] : [`"${found.replaceAll(/\s+/g, ' ')}" ${what}.`];
  });
  const created = new Set([...statements.matchAll(TABLE)].map(([, name]) => name));
  const blocking = [...statements.matchAll(INDEX)]
    .map(([, name = '']) => name)
    .filter((name) => !created.has(name))
    .map(
      (name) => `An index of ${name} is not created concurrently, so nobody can write meanwhile.`,
    );
  return [...removals, ...blocking];
}
