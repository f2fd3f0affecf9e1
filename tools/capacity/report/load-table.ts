import { type DatabaseLoad, databaseLoadOf } from '../database-load.ts';
import { type Load, loadOf } from '../load.ts';
import { type Case, cases } from './cases.ts';
import { drawMarkdownTable } from './draw-table.ts';
import { grouped, roundly } from './number-format.ts';

/** A row of the table, and how to read it from the load. */
type Row = [what: string, read: (load: Load, database: DatabaseLoad, of: Case) => string];

const ROWS: readonly Row[] = [
  ['learners per month', (_load, _database, { crowd }) => grouped(crowd.monthly)],
  ['active at the peak', (_load, _database, { crowd }) => grouped(crowd.active)],
  ['requests per second', (load) => roundly(load.requestsPerSecond)],
  ['runs per second', (load) => roundly(load.runsPerSecond)],
  ['API calls in progress, average', (load) => roundly(load.apis.mean)],
  ['API calls in progress, p99', (load) => roundly(load.apis.p99)],
  ['API environments', (load) => roundly(load.apis.environments)],
  ['runs in progress, average', (load) => roundly(load.execution.mean)],
  ['runs in progress, p99', (load) => roundly(load.execution.p99)],
  ['learners’ environments', (load) => roundly(load.execution.live)],
  ['cold starts per second', (load) => roundly(load.execution.startsPerSecond)],
  ['statements per second', (_load, database) => roundly(database.statementsPerSecond)],
  ['write transactions per second', (_load, database) => roundly(database.writesPerSecond)],
  ['pooler clients', (_load, database) => roundly(database.clients)],
  ['connections behind the pooler, p99', (_load, database) => roundly(database.connections)],
  ['database processor cores', (_load, database) => roundly(database.cores)],
  ['database size after a year, GB', (_load, database) => roundly(database.gigabytes)],
];

/** Draws the load of each number of learners in the busiest hour. */
export function loadTable(): string {
  const all = cases().map((of) => {
    const load = loadOf(of.crowd);
    return { of, load, database: databaseLoadOf(of.crowd, load) };
  });
  return drawMarkdownTable(
    ['At the peak', ...all.map(({ of }) => of.name)],
    ROWS.map(([what, read]) => [
      what,
      ...all.map(({ of, load, database }) => read(load, database, of)),
    ]),
  );
}
