/** A JSON object. */
interface Fields {
  [name: string]: unknown;
}

/**
 * Merges newer cached objects into older ones. A page that asks for other fields of the same object must not remove the
 * fields that an earlier page has read. Everything but GraphQL objects is replaced as a whole: lists, references and
 * JSON scalars.
 */
export function mergeCachedFields(older: Fields, newer: Fields): Fields {
  const merged = { ...older };
  for (const [name, value] of Object.entries(newer)) {
    const before = older[name];
    merged[name] = isObject(before) && isObject(value) ? mergeCachedFields(before, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && '__typename' in value;
}
