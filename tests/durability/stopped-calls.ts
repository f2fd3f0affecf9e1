import { type Call, type Ending, LOOK, make } from './calls.ts';
import type { Side } from './guarded-connection.ts';
import type { KillableWorld } from './killable-world.ts';
import type { Learner } from './learners.ts';

/** A call that was stopped at some point, so that a test can kill something there. */
export interface StoppedCall {
  learner: Learner;
  /** The place where it was stopped. */
  at: string;
  /** The statement; null while the code runs. */
  sql: string | null;
  ending: Promise<Ending>;
}

/** A call that nothing stops. */
export interface UninterruptedCall {
  learner: Learner;
  ending: Ending;
  /** The SQL statements that the call executes, in order. */
  statements: string[];
}

const SIDES: readonly Side[] = ['before', 'after'];

/** A call runs several statements concurrently. */
const SPARE_CONNECTIONS = 10;

/** Checks whether a statement changes something, or begins or ends a transaction. */
export function isWrite(sql: string): boolean {
  return !/^\s*select\b/.test(sql);
}

async function newLearners(world: KillableWorld, call: Call, count: number): Promise<Learner[]> {
  const learners = await world.enroll(count);
  const { after } = call;
  if (after) await Promise.all(learners.map((learner) => make(after, world.apis().url, learner)));
  return learners;
}

async function newLearner(world: KillableWorld, call: Call): Promise<Learner> {
  const [learner] = await newLearners(world, call, 1);
  if (!learner) throw new Error('No learner was enrolled.');
  return learner;
}

/** Sends a call and records its statements. */
export async function makeUninterrupted(
  world: KillableWorld,
  call: Call,
): Promise<UninterruptedCall> {
  const { url } = world.apis();
  // The first call of a process reads what is cached for later ones.
  await make(call, url, await newLearner(world, call));
  const learner = await newLearner(world, call);
  let ending: Ending = { kind: 'running' };
  const statements = await world.gate.during(async () => {
    ending = await make(call, url, learner);
  });
  return { learner, ending, statements };
}

/** A point in a call, and how to stop the call there. */
interface Place {
  name: string;
  /** Resolves with the statement once the call has reached this point. */
  stop: () => Promise<string | null>;
}

/**
 * Returns every place to stop: before each statement, after each write before its response arrives, and while the code
 * runs. What follows a read is the next statement.
 */
function placesOf(world: KillableWorld, call: Call, statements: readonly string[]): Place[] {
  const places = statements.flatMap((sql, index) =>
    (isWrite(sql) ? SIDES : (['before'] as const)).map((side) => ({
      name: `${side} statement ${index + 1} of ${statements.length}`,
      stop: () => world.gate.stop(index, side),
    })),
  );
  if (!call.runsCode) return places;
  const run = { name: 'while its code runs', stop: () => world.execution.holdNext() };
  return [...places, run];
}

/**
 * Makes the APIs open their connections in advance. A connection opened for one call could run its setup statements
 * late, while another call's statements are counted.
 */
async function openConnections(world: KillableWorld, count: number) {
  // Each from a learner of its own: calls of one learner share a budget, and wait for each other's statement.
  const learners = await world.enroll(count);
  const { url } = world.apis();
  while (world.gate.width() < count) {
    await Promise.all(learners.map((learner) => make(LOOK, url, learner)));
  }
}

/**
 * Sends a call and stops it at one place.
 *
 * @returns null if a late statement from elsewhere was stopped instead
 * @throws {Error} if nothing was stopped
 */
async function stopAt(
  world: KillableWorld,
  call: Call,
  { place, learner }: { place: Place; learner: Learner },
): Promise<StoppedCall | null> {
  const { url, awaitClient } = world.apis();
  const stop = place.stop();
  const state = { isOver: false };
  const ending = make(call, url, learner).finally(() => (state.isOver = true));
  const passed = ending.then((end) => {
    throw new Error(`${call.name} was not stopped ${place.name}: ${JSON.stringify(end)}`);
  });
  passed.catch(() => undefined);
  const sql = await Promise.race([stop, passed]);
  // Statements that run concurrently with the stopped one must not count toward the next call.
  await world.gate.rest(awaitClient);
  return state.isOver ? null : { learner, at: place.name, sql, ending };
}

/**
 * Sends a call once per stopping place, each time for a different learner, and stops it at a different place.
 *
 * @param statements all statements of the call
 * @throws {Error} if a call cannot be stopped at one of the places
 */
export async function stopEverywhere(
  world: KillableWorld,
  call: Call,
  statements: readonly string[],
): Promise<StoppedCall[]> {
  const places = placesOf(world, call, statements);
  const learners = await newLearners(world, call, places.length);
  await openConnections(world, places.length + SPARE_CONNECTIONS);
  const calls: StoppedCall[] = [];
  for (const [index, place] of places.entries()) {
    const learner = learners[index];
    const stopped =
      (learner && (await stopAt(world, call, { place, learner }))) ??
      (await stopAt(world, call, { place, learner: await newLearner(world, call) }));
    if (!stopped) throw new Error(`${call.name} was not stopped ${place.name}, twice.`);
    calls.push(stopped);
  }
  return calls;
}
