/** What JSON holds below a name. */
interface Fields {
  [name: string]: unknown;
}

/**
 * Adds newer answers to older ones. A later page asks for other fields of the same objects, and must not take away what
 * an earlier one has read; a list is replaced whole.
 */
export function mergeAnswers(older: Fields, newer: Fields): Fields {
  const merged = { ...older };
  for (const [name, value] of Object.entries(newer)) {
    const before = older[name];
    merged[name] = isFields(before) && isFields(value) ? mergeAnswers(before, value) : value;
  }
  return merged;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
