import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparable, type Call, CALLS, make } from './calls.ts';
import { type KillableWorld, type KillablePart, startKillableWorld } from './killable-world.ts';
import { type Learner, passAMinute, standingOf } from './learners.ts';
import { isWrite, makeUninterrupted, type StoppedCall, stopEverywhere } from './stopped-calls.ts';

let world: KillableWorld;
beforeAll(async () => {
  world = await startKillableWorld();
});
afterAll(() => world.close());

const CONTROL_GROUP_SIZE = 3;

const KILLS: { call: Call; killed: string; parts: KillablePart[] }[] = [
  { call: CALLS.graphqlSubmission, killed: 'the API', parts: ['apis'] },
  { call: CALLS.restSubmission, killed: 'the database', parts: ['database'] },
  { call: CALLS.lesson, killed: 'both at once', parts: ['apis', 'database'] },
];

const makeAll = (call: Call, learners: readonly Learner[]) =>
  Promise.all(learners.map((learner) => make(call, world.apis().url, learner)));

const standingsOf = (learners: readonly Learner[]) =>
  Promise.all(learners.map((learner) => standingOf(world.database(), learner)));

/** The final states of the learners, each distinct state with the places that led to it. */
async function outcomesOf(stopped: readonly StoppedCall[]): Promise<[unknown, string[]][]> {
  const standings = await standingsOf(stopped.map(({ learner }) => learner));
  const byStanding = Map.groupBy(stopped, (_, index) => JSON.stringify(standings[index]));
  return [...byStanding].map(([standing, calls]) => [
    JSON.parse(standing),
    calls.map(({ at }) => at),
  ]);
}

/** Retries calls like a client that was told to try again in a moment. */
async function repeat(call: Call, learners: readonly Learner[]): Promise<void> {
  const endings = await makeAll(call, learners);
  expect(endings.filter(({ kind }) => kind === 'failed')).toEqual([]);
  await passAMinute(world.database());
  const isRunning = (_: Learner, index: number) => endings[index]?.kind === 'running';
  await makeAll(call, learners.filter(isRunning));
}

const writes = (statements: readonly (string | null)[]) =>
  new Set(statements.filter((sql) => sql !== null && isWrite(sql)));

test.each(KILLS)(
  '$call.name, interrupted at any point by killing $killed, loses nothing and awards nothing twice',
  async ({ call, parts }) => {
    const uninterrupted = await makeUninterrupted(world, call);
    expect(uninterrupted.ending).toMatchObject({ kind: 'acknowledged' });
    const { statements } = uninterrupted;
    const stopped = await stopEverywhere(world, call, statements);
    expect(writes(stopped.map(({ sql }) => sql))).toEqual(writes(statements));
    const controlGroup = await world.enroll(CONTROL_GROUP_SIZE);
    const acknowledged = await makeAll(call, controlGroup);
    const controlStandings = await standingsOf(controlGroup);

    await world.kill(parts);
    world.execution.release();
    const endings = await Promise.all(stopped.map(({ ending }) => ending));
    await world.restart(parts);

    // An API that survived may have been waiting for the database with the result of the run: nothing else was
    // acknowledged.
    const acknowledgedCalls = stopped.filter((_, index) => endings[index]?.kind !== 'failed');
    expect(acknowledgedCalls.filter(({ sql }) => sql !== null).map(({ at }) => at)).toEqual([]);
    expect(await standingsOf(controlGroup)).toEqual(controlStandings);
    expect(await makeAll(call, controlGroup)).toEqual(acknowledged);
    const learners = stopped.map(({ learner }) => learner);
    await repeat(call, learners);
    const settled = new Set((await makeAll(call, learners)).map(comparable));
    expect(settled).toEqual(new Set([comparable(uninterrupted.ending)]));
    const [expected] = await standingsOf([uninterrupted.learner]);
    expect(await outcomesOf(stopped)).toEqual([[expected, stopped.map(({ at }) => at)]]);
  },
);
