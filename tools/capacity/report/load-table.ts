import { ASSUMPTIONS } from '../assumptions.ts';
import { allAtOnce, type Population, SIZES, spreadOut } from '../population.ts';
import { type DatabaseLoad, databaseLoadOf } from '../database-load.ts';
import { type Load, loadOf, tenantEnvironments } from '../load.ts';
import { drawMarkdownTable, grouped, roundly } from './draw-table.ts';

/** A population and its name in the tables. */
interface Case {
  name: string;
  population: Population;
}

/** Every size twice: spread over the month, and all at once. */
export function cases(): Case[] {
  return SIZES.flatMap((size) => [
    { name: grouped(size), population: spreadOut(size) },
    { name: `${grouped(size)} at once`, population: allAtOnce(size) },
  ]);
}

/** A row of the table, and how to read it from the load. */
type Row = [what: string, read: (load: Load, database: DatabaseLoad, of: Case) => string];

const ROWS: readonly Row[] = [
  ['learners per month', (_load, _database, { population }) => grouped(population.monthly)],
  ['active at the peak', (_load, _database, { population }) => grouped(population.active)],
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
    const load = loadOf(of.population);
    return { of, load, database: databaseLoadOf(of.population, load) };
  });
  return drawMarkdownTable(
    ['At the peak', ...all.map(({ of }) => of.name)],
    ROWS.map(([what, read]) => [
      what,
      ...all.map(({ of, load, database }) => read(load, database, of)),
    ]),
  );
}

const MINUTES = [5, 10, 15, 30];

/** Draws the effect of how long AWS keeps an idle environment, which AWS does not document. */
export function idleTable(): string {
  return drawMarkdownTable(
    ['Idle lifetime', 'Environments per active learner', 'Runs with a cold start'],
    MINUTES.map((minutes) => {
      const { live, coldShare } = tenantEnvironments({
        active: 1,
        runsPerSecond: ASSUMPTIONS.runsPerSecond,
        sessionSeconds: ASSUMPTIONS.sessionMinutes * 60,
        idleSeconds: minutes * 60,
      });
      return [`${minutes} minutes`, roundly(live), `${roundly(coldShare * 100)} %`];
    }),
  );
}
