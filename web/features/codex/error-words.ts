/**
 * Returns the words of an error that fit into one line: all of them, or else only its first or its last sentence.
 *
 * @param room the number of characters that fit
 * @returns null if none of them fits
 */
export function shortened(message: string, room: number): string | null {
  const words = message.replaceAll('`', '');
  const sentences = words.split(/(?<=[.?!]) /);
  const candidates = [words, sentences[0] ?? '', sentences.at(-1) ?? ''];
  return candidates.find(({ length }) => length <= room) ?? null;
}
