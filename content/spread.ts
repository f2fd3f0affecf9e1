/** Chooses at most so many values, spread evenly over a list: always the same ones, in their order. */
export function spread<Value>(values: readonly Value[], most: number): Value[] {
  const count = Math.min(values.length, most);
  const step = values.length / Math.max(count, 1);
  return Array.from({ length: count }, (_, index) => values[Math.floor(index * step)]).filter(
    (value) => value !== undefined,
  );
}
