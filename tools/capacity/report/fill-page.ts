import { SECTIONS } from './sections.ts';

const startOf = (name: string): string => `<!-- scale: ${name} -->`;
const END = '<!-- scale: end -->';

/**
 * Puts every table into its place in the page: between its mark and the next end.
 *
 * @param page in Markdown
 * @throws {Error} naming a table that has no place
 */
export function fillPage(page: string): string {
  return Object.entries(SECTIONS).reduce((text, [name, draw]) => {
    const start = text.indexOf(startOf(name));
    const end = text.indexOf(END, start);
    if (start === -1 || end === -1)
      throw new Error(`The page has no "${startOf(name)}" with "${END}" after it.`);
    const before = text.slice(0, start + startOf(name).length);
    return `${before}\n\n${draw()}\n\n${text.slice(end)}`;
  }, page);
}
