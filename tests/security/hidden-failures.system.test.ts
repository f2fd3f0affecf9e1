import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { answerOf, type Apis, httpEvent, openApis } from '../support/apis.ts';
import { createWorld, giveExperience, type World } from '../support/world.ts';
import { drawFromTheEnd, forgingCurriculum, HIDDEN_WORDS } from './forging-curriculum.ts';

/** What a program does with every word except the sample's: everything that can go wrong. */
const FAILURES: Readonly<Record<string, string>> = {
  'a wrong answer': 'print("nothing of the kind")',
  'nearly a right answer': 'print(word.upper() + " ")',
  silence: 'pass',
  'an error': 'raise ValueError(word)',
  'a syntax error in what it evaluates': 'eval(word + " (")',
  'a failing exit': 'raise SystemExit(word)',
  'an endless loop': 'while True: pass',
  'too much memory': 'kept = []\n    while True: kept.append(word * 1_000_000)',
  'too much output': 'while True: print(word)',
  'a crash': 'import os; os._exit(0)',
};

const programThat = (failure: string): string =>
  `word = input()\nif word == "alpha":\n    print("ALPHA")\nelse:\n    ${failure}`;

const MUTATION = `mutation Submit($input: SubmitSolutionInput!) {
  submitSolution(input: $input) {
    isAccepted
    submission { status experienceEarned }
    achievementsEarned { id }
    result {
      status output error executionTimeSeconds
      tests { name isHidden isPassed stdin expectedStdout actualStdout executionTimeSeconds error }
    }
    feedback {
      failedSubmissions passedCount caseCount fixedCount brokenCount advice { text } failingTitles
      cases { name stdin } practiceCase { stdin } nextHelp canShowSolution
    }
  }
}`;

/** Removes times and values that are new in every submission. */
const CHANGING = /^(?:execution_time|executionTimeSeconds|submission_id|profile)$/;

const withoutChanges = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (CHANGING.test(key) ? null : value));

/** With the difficulty at which a first failure shows least, and titles that don't name the words. */
const challenges = forgingCurriculum.challenges.map((challenge) => ({
  ...challenge,
  difficulty: 5 as const,
  hiddenCases: challenge.hiddenCases.map((test, index) => ({ ...test, name: `Case ${index}` })),
}));
const EXPERIENCE = 400;

let world: World;
let apis: Apis;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, { ...forgingCurriculum, challenges });
  apis = await openApis(world.with({ random: drawFromTheEnd }));
});
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

async function signIn(): Promise<Record<string, string>> {
  const id = randomUUID();
  const headers = { authorization: `Bearer ${await apis.authority.token({ sub: id })}` };
  // The first request creates the profile.
  await apis.rest(httpEvent({ path: '/api/auth/profile', headers }));
  await giveExperience(world, id, EXPERIENCE);
  return headers;
}

async function submitByRest(code: string): Promise<unknown> {
  const body = { code, challenge_id: 'shout', language: 'python' };
  const path = '/api/submissions/submit';
  const headers = await signIn();
  return answerOf(await apis.rest(httpEvent({ method: 'POST', path, headers, body }))).body;
}

async function submitByGraphql(code: string): Promise<unknown> {
  const body = { query: MUTATION, variables: { input: { challengeId: 'shout', code } } };
  const headers = await signIn();
  return answerOf(
    await apis.graphql(httpEvent({ method: 'POST', path: '/graphql', headers, body })),
  ).body;
}

describe.for([
  ['REST', submitByRest],
  ['GraphQL', submitByGraphql],
] as const)(
  'the response of %s to code that passes the sample and fails a hidden case',
  ([, submit]) => {
    const answers = new Map<string, unknown>();
    beforeAll(async () => {
      for (const [name, failure] of Object.entries(FAILURES)) {
        answers.set(name, await submit(programThat(failure)));
      }
    });

    it('says that hidden cases failed', () => {
      expect(JSON.stringify(answers.get('a wrong answer'))).toContain('A hidden test failed.');
    });

    for (const name of Object.keys(FAILURES)) {
      it(`is the same for ${name} as for any other failure`, () => {
        expect(withoutChanges(answers.get(name))).toEqual(
          withoutChanges(answers.get('a wrong answer')),
        );
      });

      it(`reveals nothing about the hidden cases for ${name}`, () => {
        const answer = JSON.stringify(answers.get(name));
        expect(answer).not.toMatch(HIDDEN_WORDS);
        expect(answer).not.toMatch(/Traceback|limit|crashed|memory|kind|exit status/i);
      });
    }
  },
);

it('does not reveal through its time how long the hidden cases took', async () => {
  const answer = JSON.parse(
    JSON.stringify(await submitByGraphql(programThat('import time; time.sleep(0.3)'))),
  ) as {
    data: {
      submitSolution: {
        result: { executionTimeSeconds: number; tests: { executionTimeSeconds: number | null }[] };
      };
    };
  };
  const { executionTimeSeconds, tests } = answer.data.submitSolution.result;
  const visible = tests.reduce((sum, test) => sum + (test.executionTimeSeconds ?? 0), 0);
  expect(executionTimeSeconds).toBe(visible);
});
