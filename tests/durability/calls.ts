import { RIGHT_CODE } from '../support/fixture-curriculum.ts';
import type { Learner } from './learners.ts';

/** The outcome of a call. */
export type Ending =
  | { kind: 'acknowledged'; body: unknown }
  /** An attempt with the same key seems to be running: retry in a moment. */
  | { kind: 'running' }
  | { kind: 'failed'; reason: string };

/** A call that a client retries until it is acknowledged. */
export interface Call {
  name: string;
  path: string;
  headers?: Record<string, string>;
  body: unknown;
  runsCode: boolean;
  /** What the learner does before the call. */
  after?: Call;
}

const KEY = 'the only one of its learner';

const SUBMIT = `mutation ($code: String!, $key: ID!) {
  submitSolution(input: { challengeId: "first", code: $code, idempotencyKey: $key }) {
    submission { id status experienceEarned challenge { id isCompleted } }
    result { status output tests { name isPassed } }
    isAccepted
    achievementsEarned { id }
    viewer { experiencePoints level progress { challengesCompleted streakDays } }
  }
}`;

const COMPLETE = `mutation ($lessonId: ID!) {
  completeLesson(input: { lessonId: $lessonId }) {
    lesson { id state }
    nextLesson { id state }
    viewer { experiencePoints progress { lessonsCompleted streakDays } }
  }
}`;

const completion = (lessonId: string): Call => ({
  name: `the completion of the lesson "${lessonId}"`,
  path: '/graphql',
  body: { query: COMPLETE, variables: { lessonId } },
  runsCode: false,
});

/** Calls that a learner must not lose. Each earns as much as possible: XP, and achievements that are worth more XP. */
export const CALLS = {
  graphqlSubmission: {
    name: 'a submission through GraphQL',
    path: '/graphql',
    body: { query: SUBMIT, variables: { code: RIGHT_CODE, key: KEY } },
    runsCode: true,
  },
  restSubmission: {
    name: 'a submission through REST',
    path: '/api/submissions/submit',
    headers: { 'idempotency-key': KEY },
    body: { challenge_id: 'first', code: RIGHT_CODE },
    runsCode: true,
  },
  lesson: { ...completion('two'), after: completion('one') },
} satisfies Record<string, Call>;

/** The smallest call that needs the database. */
export const LOOK: Call = {
  name: 'a request for the profile',
  path: '/graphql',
  body: { query: '{ viewer { experiencePoints } }' },
  runsCode: false,
};

/** Sends a call. @param url the base URL of the APIs */
export async function make(call: Call, url: string, { token }: Learner): Promise<Ending> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    ...call.headers,
  };
  const body = JSON.stringify(call.body);
  try {
    const response = await fetch(url + call.path, { method: 'POST', headers, body });
    return endingOf(response.status, await response.text());
  } catch (error) {
    return { kind: 'failed', reason: String(error) };
  }
}

function endingOf(status: number, text: string): Ending {
  if (status === 409 || text.includes('"code":"CONFLICT"')) return { kind: 'running' };
  if (status !== 200 || text.includes('"errors":')) return { kind: 'failed', reason: text };
  return { kind: 'acknowledged', body: JSON.parse(text) as unknown };
}

const UUID = /"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"/g;
const INSTANT = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g;
const NAME = /"(username|email)":"[^"]*"/g;

/** Returns an outcome without what differs between learners. */
export function comparable(ending: Ending): string {
  return JSON.stringify(ending)
    .replaceAll(NAME, '"$1":"*"')
    .replaceAll(UUID, '"*"')
    .replaceAll(INSTANT, '"*"');
}
