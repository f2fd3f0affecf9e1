/**
 * Reads the lines that escaped JavaScript wrote.
 *
 * @returns what each attempt reached, by name; null for one that was refused
 */
export function readReached(output: string): ReadonlyMap<string, unknown> {
  const reached = new Map<string, unknown>();
  for (const line of output.split('\n').filter((text) => text.startsWith('['))) {
    const [name, answer] = JSON.parse(line) as [string, unknown];
    reached.set(name, reached.get(name) ?? answer);
  }
  return reached;
}
