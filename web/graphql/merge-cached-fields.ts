/** A JSON object. */
interface Fields {
  [name: string]: unknown;
}

/**
 * Merges newer cached objects into older ones. A page that asks for other fields of the same object must not remove the
 * fields that an earlier page has read. Lists are replaced as a whole.
 */
export function mergeCachedFields(older: Fields, newer: Fields): Fields {
  const merged = { ...older };
  for (const [name, value] of Object.entries(newer)) {
    const before = older[name];
    merged[name] = isFields(before) && isFields(value) ? mergeCachedFields(before, value) : value;
  }
  return merged;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
