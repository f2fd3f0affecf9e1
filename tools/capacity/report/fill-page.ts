import { assumptionTable } from './assumption-table.ts';
import { benchTable, simulationTable } from './check-tables.ts';
import { executionTable, optionTable } from './choice-tables.ts';
import { costTable, priceTable } from './cost-tables.ts';
import {
  firstTable,
  largestTable,
  remedyTable,
  settingsTable,
  shippedTable,
} from './limit-tables.ts';
import { idleTable, loadTable } from './load-table.ts';

/** The tables of the page and the program, by their names in the page. */
export const SECTIONS: Readonly<Record<string, () => string>> = {
  first: firstTable,
  load: loadTable,
  shipped: shippedTable,
  remedies: remedyTable,
  settings: settingsTable,
  largest: largestTable,
  cost: costTable,
  execution: executionTable,
  options: optionTable,
  prices: priceTable,
  assumptions: assumptionTable,
  simulation: simulationTable,
  idle: idleTable,
  bench: benchTable,
};

const startOf = (name: string): string => `<!-- scale: ${name} -->`;
const END = '<!-- scale: end -->';

/**
 * Inserts every table into the page, between its start marker and the next end marker.
 *
 * @param page in Markdown
 * @throws {Error} naming a table that has no marker
 */
export function fillPage(page: string): string {
  return Object.entries(SECTIONS).reduce((text, [name, draw]) => {
    const start = text.indexOf(startOf(name));
    const end = text.indexOf(END, start);
    if (start === -1 || end === -1)
      throw new Error(`The page has no "${startOf(name)}" followed by "${END}". Add both lines.`);
    const before = text.slice(0, start + startOf(name).length);
    return `${before}\n\n${draw()}\n\n${text.slice(end)}`;
  }, page);
}
