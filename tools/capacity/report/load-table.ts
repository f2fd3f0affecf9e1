import { type DatabaseLoad, databaseLoadOf } from '../database-load.ts';
import { type Load, loadOf } from '../load.ts';
import { type Case, cases } from './cases.ts';
import { drawMarkdownTable } from './draw-table.ts';
import { grouped, roundly } from './number-format.ts';

/** A row of the table, and how it is read from a crowd's load. */
type Row = [what: string, read: (load: Load, database: DatabaseLoad, of: Case) => string];

const ROWS: readonly Row[] = [
  ['learners a month', (_load, _database, { crowd }) => grouped(crowd.monthly)],
  ['of them active at the peak', (_load, _database, { crowd }) => grouped(crowd.active)],
  ['requests a second', (load) => roundly(load.requestsPerSecond)],
  ['runs a second', (load) => roundly(load.runsPerSecond)],
  ['APIs at work, on average', (load) => roundly(load.apis.mean)],
  ['APIs at work, p99', (load) => roundly(load.apis.p99)],
  ['environments of the APIs', (load) => roundly(load.apis.environments)],
  ['runs at work, on average', (load) => roundly(load.execution.mean)],
  ['runs at work, p99', (load) => roundly(load.execution.p99)],
  ['environments of learners', (load) => roundly(load.execution.live)],
  ['of them started a second', (load) => roundly(load.execution.startsPerSecond)],
  ['statements a second', (_load, database) => roundly(database.statementsPerSecond)],
  ['writing transactions a second', (_load, database) => roundly(database.writesPerSecond)],
  ['clients of the pooler', (_load, database) => roundly(database.clients)],
  ['connections behind it, p99', (_load, database) => roundly(database.connections)],
  ['processor cores of the database', (_load, database) => roundly(database.cores)],
  ['gigabytes after a year', (_load, database) => roundly(database.gigabytes)],
];

/** What each crowd asks for in its busiest hour. */
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
