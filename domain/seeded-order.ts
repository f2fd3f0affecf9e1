import { hashText } from './hash-text.ts';

/**
 * Shuffles items by a seed. The same items and the same seed give the same order, whatever the order of the items.
 *
 * @param idOf returns a text that is unique among the items
 */
export function seededOrder<Item>(
  items: readonly Item[],
  seed: string,
  idOf: (item: Item) => string,
): Item[] {
  return items
    .map((item) => ({ item, id: idOf(item), rank: hashText(`${seed} ${idOf(item)}`) }))
    .toSorted((one, other) => one.rank - other.rank || one.id.localeCompare(other.id))
    .map(({ item }) => item);
}
