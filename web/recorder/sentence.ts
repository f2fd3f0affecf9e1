/** A part of a sentence: words, or a name or a value of the program. */
export type SentencePart = string | { code: string };

/** A sentence in parts, so that code can look like code. */
export type Sentence = readonly SentencePart[];

/** Joins lists as English does: `a`, `a and b`, `a, b and c`. */
export function joinParts(lists: readonly Sentence[]): Sentence {
  return lists.flatMap((list, index) => {
    if (index === 0) return list;
    return [index === lists.length - 1 ? ' and ' : ', ', ...list];
  });
}
