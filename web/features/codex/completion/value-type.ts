import { type ValueType, VALUE_OPENINGS } from './python-members.ts';

/** The type of an expression, as far as its own words tell; null when they do not. */
export function typeOfExpression(expression: string): ValueType | null {
  const words = expression.trim();
  return VALUE_OPENINGS.find(([opening]) => opening.test(words))?.[1] ?? null;
}

/** The type of what a name was given last; null when that is not plain. */
export function typeOfName(name: string, codeBefore: string): ValueType | null {
  const escaped = name.replaceAll('.', '\\.');
  const assignments = [
    new RegExp(`^[ \\t]*${escaped}[ \\t]*(?::[^=\\n]+)?=(?!=)[ \\t]*(.+)$`, 'gm'),
    new RegExp(`\\bwith[ \\t]+(.+?)[ \\t]+as[ \\t]+${escaped}\\b`, 'gm'),
  ];
  const found = assignments
    .flatMap((assignment) => [...codeBefore.matchAll(assignment)])
    .toSorted((left, right) => left.index - right.index)
    .at(-1);
  return found?.[1] === undefined ? null : typeOfExpression(found[1]);
}
