/**
 * Formats a call of a learner's function as they would write it.
 *
 * @param argumentsJson a JSON array of the arguments; anything else is shown unchanged
 */
export function callWords(functionName: string | null, argumentsJson: string): string {
  const name = functionName ?? 'solve';
  try {
    const values: unknown = JSON.parse(argumentsJson);
    if (!Array.isArray(values)) return `${name}(${argumentsJson})`;
    return `${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`;
  } catch {
    return `${name}(${argumentsJson})`;
  }
}
