import { assumptionTable } from './assumption-table.ts';
import { idleTable } from './idle-table.ts';
import { benchTable, simulationTable } from './check-tables.ts';
import { costTable, priceTable } from './cost-tables.ts';
import {
  firstTable,
  largestTable,
  leverTable,
  settingsTable,
  shippedTable,
} from './limit-tables.ts';
import { loadTable } from './load-table.ts';

/** The tables of the page and the program, by their names in the page. */
export const SECTIONS: Readonly<Record<string, () => string>> = {
  first: firstTable,
  load: loadTable,
  shipped: shippedTable,
  levers: leverTable,
  settings: settingsTable,
  largest: largestTable,
  cost: costTable,
  prices: priceTable,
  assumptions: assumptionTable,
  simulation: simulationTable,
  idle: idleTable,
  bench: benchTable,
};
