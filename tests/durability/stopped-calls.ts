import { type Call, type Ending, LOOK, make } from './calls.ts';
import type { Side } from './guarded-connection.ts';
import type { KillableWorld } from './killable-world.ts';
import type { Learner } from './learners.ts';

/** A call that was stopped somewhere on its way, so that something can be killed there. */
export interface StoppedCall {
  learner: Learner;
  /** Where. */
  at: string;
  /** The statement; null while its code runs. */
  sql: string | null;
  ending: Promise<Ending>;
}

/** A call that nothing stops. */
export interface UndisturbedCall {
  learner: Learner;
  ending: Ending;
  /** What it has the database execute, in order. */
  statements: string[];
}

const SIDES: readonly Side[] = ['before', 'after'];

/** A call asks for several things at once. */
const SPARE_CONNECTIONS = 10;
const MORE_AT_ONCE = 4;

/** Whether a statement changes something, or begins or ends a transaction. */
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
  if (!learner) throw new Error('Nobody was enrolled.');
  return learner;
}

/** Makes a call and watches what it does. */
export async function makeUndisturbed(world: KillableWorld, call: Call): Promise<UndisturbedCall> {
  const { url } = world.apis();
  // The first call of a process reads what later ones know.
  await make(call, url, await newLearner(world, call));
  const learner = await newLearner(world, call);
  let ending: Ending = { kind: 'running' };
  const statements = await world.gate.during(async () => {
    ending = await make(call, url, learner);
  });
  return { learner, ending, statements };
}

/** A place on the way of a call, and how to stop it there. */
interface Place {
  name: string;
  /** Resolves with the statement once the call has come there. */
  stop: () => Promise<string | null>;
}

/**
 * Before each statement, after each that changes something before its answer is heard, and while the code runs. What
 * follows on a read is the next statement.
 */
function placesOf(world: KillableWorld, call: Call, statements: readonly string[]): Place[] {
  const places = statements.flatMap((sql, index) =>
    (isWrite(sql) ? SIDES : (['before'] as const)).map((side) => ({
      name: `${side} statement ${index + 1} of ${statements.length}`,
      stop: () => world.gate.stop(index, side),
    })),
  );
  if (!call.runsCode) return places;
  const run = { name: 'while its code runs', stop: () => world.execution.keepNext() };
  return [...places, run];
}

/**
 * Has the APIs open their connections beforehand. One that was opened for a call would come late with its statement,
 * when another call's are counted.
 */
async function openConnections(world: KillableWorld, learner: Learner, count: number) {
  const { url } = world.apis();
  while (world.gate.width() < count) {
    // A few at a time: a busy machine that is asked for all of them at once lets some wait too long.
    const calls = Array.from({ length: world.gate.width() + MORE_AT_ONCE });
    await Promise.all(calls.map(() => make(LOOK, url, learner)));
  }
}

/**
 * Makes a call and stops it at a place.
 *
 * @returns null when a statement from elsewhere, which came late, was stopped in its stead
 * @throws {Error} when nothing was stopped
 */
async function stopAt(
  world: KillableWorld,
  call: Call,
  { place, learner }: { place: Place; learner: Learner },
): Promise<StoppedCall | null> {
  const { url, hear } = world.apis();
  const stop = place.stop();
  const state = { isOver: false };
  const ending = make(call, url, learner).finally(() => (state.isOver = true));
  const passed = ending.then((end) => {
    throw new Error(`${call.name} was not stopped ${place.name}: ${JSON.stringify(end)}`);
  });
  passed.catch(() => undefined);
  const sql = await Promise.race([stop, passed]);
  // What the call does beside the statement that is stopped must not count among the next one's.
  await world.gate.rest(hear);
  return state.isOver ? null : { learner, at: place.name, sql, ending };
}

/**
 * Makes a call as often as it has places to be stopped at, each time for another learner, and stops it at another one.
 *
 * @param statements all that it has
 * @throws {Error} when a call cannot be stopped somewhere
 */
export async function stopEverywhere(
  world: KillableWorld,
  call: Call,
  statements: readonly string[],
): Promise<StoppedCall[]> {
  const places = placesOf(world, call, statements);
  const learners = await newLearners(world, call, places.length);
  await openConnections(world, await newLearner(world, call), places.length + SPARE_CONNECTIONS);
  const calls: StoppedCall[] = [];
  for (const [index, place] of places.entries()) {
    const learner = learners[index];
    const stopped =
      (learner && (await stopAt(world, call, { place, learner }))) ??
      (await stopAt(world, call, { place, learner: await newLearner(world, call) }));
    if (!stopped) throw new Error(`${call.name} went on ${place.name}, twice.`);
    calls.push(stopped);
  }
  return calls;
}
