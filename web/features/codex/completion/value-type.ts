import { type ValueType, VALUE_OPENINGS } from './python-members.ts';

/** Returns the type of an expression if its text shows it; null otherwise. */
export function typeOfExpression(expression: string): ValueType | null {
  const words = expression.trim();
  return VALUE_OPENINGS.find(([opening]) => opening.test(words))?.[1] ?? null;
}

/** Returns the type of the value last assigned to a name; null if it is unknown. */
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
