import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishCurriculum } from '../../functions/data/publish.ts';
import { answerOf, type Apis, httpEvent, openApis } from '../support/apis.ts';
import {
  DIFFICULTIES,
  feedbackCurriculum,
  FIXED,
  idOf,
  POOL,
  PRACTICE,
} from '../support/feedback-curriculum.ts';
import { createWorld, giveExperience, type World } from '../support/world.ts';

/** A program that tells as much about its input as it can. It knows no word but the sample's. */
interface Attack {
  code: string;
  isRight(word: string): boolean;
}

const IS_ODD = 'ord(word[0]) % 2 == 1';
const isOdd = (word: string) => (word.codePointAt(0) ?? 0) % 2 === 1;
const attack = (body: string, isRight: Attack['isRight'] = () => false): Attack => ({
  code: `import sys, time\nword = input()\n${body}`,
  isRight,
});

/** Keeps every word that it meets, and prints those of the cases before: one that is shown could tell of hidden ones. */
const CARRIES_WORDS_ALONG = `import builtins, pathlib
kept = pathlib.Path("kept.txt")
seen = getattr(builtins, "seen", "") + (kept.read_text() if kept.exists() else "")
builtins.seen = sys.seen = seen + word
kept.write_text(seen + word)
print(seen)`;

const ATTACKS: readonly Attack[] = [
  attack('print(word)\nprint(word * 3, file=sys.stderr)'),
  attack('if word != "alpha": raise ValueError(word)\nprint(word.upper())'),
  attack('print(word)'),
  attack(`print(word.upper() if ${IS_ODD} else word.encode().hex())`, isOdd),
  attack('print(word.upper() + ("" if word[-1] != "k" else word))', (word) => !word.endsWith('k')),
  attack(`sys.exit(word) if ${IS_ODD} else print(word.upper())`, (word) => !isOdd(word)),
  attack('print(word.upper() if word == "alpha" else word[::-1])\ntime.sleep(len(word) / 100)'),
  attack(CARRIES_WORDS_ALONG),
];

/** The ways in which the attacks print a word. */
const formsOf = (word: string): string[] => [
  word,
  word.split('').toReversed().join(''),
  Buffer.from(word).toString('hex'),
];

/** Everything that a learner was granted, by an account of the ladder's table of its own. */
function openLedger(difficulty: number) {
  const titles = new Set<string>();
  const inputs = new Set<string>();
  const full = new Set<string>();
  let hasPractice = false;
  const rungs: Record<number, (failures: number, failing: typeof FIXED) => void> = {
    1: (failures, failing) => {
      for (const [title] of failing) titles.add(title);
      for (const [title] of failures === 1 ? failing.slice(0, 1) : failing) full.add(title);
    },
    3: (failures, failing) => {
      for (const [title] of failing) titles.add(title);
      for (const [title] of failures === 1 ? [] : failing.slice(0, 1)) inputs.add(title);
    },
    4: (failures, failing) => {
      for (const [title] of failures === 1 ? failing.slice(0, 2) : failing) titles.add(title);
    },
  };
  const rung = rungs[{ 2: 1, 5: 4 }[difficulty] ?? difficulty];
  return {
    grant(failures: number, one: Attack) {
      const failing = FIXED.filter(([title, word]) => !full.has(title) && !one.isRight(word));
      rung?.(failures, failing);
      // Advice names the case that shows the mistake.
      if (/^print\(word\)$/m.test(one.code)) titles.add('A known thief');
      hasPractice = failures >= 3;
    },
    /** Returns the texts that may occur, and those that must not. */
    texts() {
      const granted: string[] = [];
      const secret = POOL.flatMap((word) => [...formsOf(word), word.toUpperCase()]);
      for (const [title, word] of FIXED) {
        (titles.has(title) ? granted : secret).push(title);
        const hasInput = full.has(title) || inputs.has(title);
        (hasInput ? granted : secret).push(word);
        (full.has(title) ? granted : secret).push(word.toUpperCase());
        if (!full.has(title)) secret.push(...formsOf(word).slice(1));
      }
      if (!hasPractice) secret.push(...PRACTICE.slice(1));
      return { granted, secret };
    },
  };
}

const CASE = 'name stdin expectedStdout actualStdout difference';
const FEEDBACK = `feedback { failedSubmissions passedCount caseCount fixedCount brokenCount
  advice { text isExact caseName } failingTitles cases { ${CASE} } practiceCase { ${CASE} } nextHelp canShowSolution }`;
const CHALLENGE = `id title description instructions instructionsHtml starterCode expectedOutput tip lab debrief
  samples { name stdin expectedStdout } hints { text } solutions { title why code } solutionShownAt experienceAvailableAt`;
const RESULT = `status output error executionTimeSeconds
  tests { name isHidden isPassed stdin expectedStdout actualStdout executionTimeSeconds error }`;
const SUBMIT = `mutation ($input: SubmitSolutionInput!) { submitSolution(input: $input) {
  isAccepted ${FEEDBACK} result { ${RESULT} } achievementsEarned { id }
  submission { id status ${FEEDBACK} challenge { ${CHALLENGE} } } } }`;
const EVERYTHING = `query ($id: ID!) { challenge(id: $id) { ${CHALLENGE} }
  viewer { dataExport recentChallenges { ${CHALLENGE} }
    submissions(challengeId: $id, first: 50) { nodes { id passedCount caseCount ${FEEDBACK} } } } }`;

let world: World;
let apis: Apis;
beforeAll(async () => {
  world = await createWorld();
  await publishCurriculum(world.database, feedbackCurriculum);
  apis = await openApis(world.with({ rateLimits: { take: () => Promise.resolve(0) } }));
});
afterAll(async () => {
  await apis.authority.close();
  await world.close();
});

/** A learner at both APIs. Every answer is text. */
async function signIn() {
  const id = randomUUID();
  const headers = { authorization: `Bearer ${await apis.authority.token({ sub: id })}` };
  const rest = async (method: string, path: string, sent: { body?: object; key?: string } = {}) => {
    const { body, key } = sent;
    const event = httpEvent({
      method,
      path,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      body,
    });
    return (await apis.rest(event)).body ?? '';
  };
  const ask = async (query: string, variables: object) => {
    const body = { query, variables };
    const event = httpEvent({ method: 'POST', path: '/graphql', headers, body });
    return JSON.stringify(answerOf(await apis.graphql(event)).body);
  };
  await rest('GET', '/api/auth/profile');
  await giveExperience(world, id, 400);
  return { rest, ask };
}

type Learner = Awaited<ReturnType<typeof signIn>>;

/** Submits through one of the APIs, the same request twice. Returns both answers. */
async function submitTwice(
  { rest, ask }: Learner,
  { id, code, isRest }: { id: string; code: string; isRest: boolean },
) {
  const key = randomUUID();
  const byGraphql = () => ask(SUBMIT, { input: { challengeId: id, code, idempotencyKey: key } });
  const forged = { failed_submissions: 9, shown_cases: FIXED.map(([title]) => title) };
  const body = { challenge_id: id, code, ...forged };
  const byRest = () => rest('POST', '/api/submissions/submit', { body, key });
  const submit = isRest ? byRest : byGraphql;
  return [await submit(), await submit()] as const;
}

/** Reads everything that may hold something about a challenge. */
async function readEverything({ rest, ask }: Learner, id: string): Promise<string> {
  const page = JSON.parse(await rest('GET', '/api/submissions')) as {
    submissions: { id: string }[];
  };
  const paths = [
    `/api/challenges/${id}`,
    `/api/challenges/${id}/hints`,
    `/api/challenges/${id}/solutions`,
    '/api/challenges',
    '/api/users/export',
    ...page.submissions.map((submission) => `/api/submissions/${submission.id}`),
  ];
  const texts = await Promise.all(paths.map((path) => rest('GET', path)));
  return [await ask(EVERYTHING, { id }), ...texts].join('\n');
}

/** Tries what must show nothing: running code, and asking for the solution. */
async function tryInVain({ rest, ask }: Learner, id: string, code: string): Promise<string> {
  const show = 'mutation ($id: ID!) { showSolution(challengeId: $id) { challenge { id } } }';
  const refusals = [await ask(show, { id }), await rest('POST', `/api/challenges/${id}/solution`)];
  for (const refusal of refusals) expect(refusal).toContain('LOCKED');
  const body = { challenge_id: id, code };
  return [...refusals, await rest('POST', '/api/submissions/execute', { body })].join('\n');
}

const foundIn = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => text.includes(word));

describe.for(DIFFICULTIES)('at difficulty %i', (difficulty) => {
  const id = idOf(difficulty);
  const ledger = openLedger(difficulty);
  let attacker: Learner;
  let everything = '';
  beforeAll(async () => {
    attacker = await signIn();
  });

  const attacks = difficulty % 2 === 0 ? ATTACKS.toReversed() : ATTACKS;
  for (const [index, one] of attacks.entries()) {
    test(`failed submission ${index + 1} shows what the ladder grants and nothing else`, async () => {
      const inVain = await tryInVain(attacker, id, one.code);
      expect(foundIn(inVain, ledger.texts().secret)).toEqual([]);
      const [answer, repeated] = await submitTwice(attacker, {
        id,
        code: one.code,
        isRest: index % 2 === 1,
      });
      expect(repeated).toBe(answer);
      expect(answer).toMatch(new RegExp(`"failed_?submissions":${index + 1},`, 'i'));
      ledger.grant(index + 1, one);
      everything += answer + (await readEverything(attacker, id));
      const { granted, secret } = ledger.texts();
      expect(foundIn(everything, secret)).toEqual([]);
      expect(foundIn(everything, granted)).toEqual(granted);
    });
  }

  test('another learner sees none of it', async () => {
    const other = await signIn();
    const page = JSON.parse(await attacker.rest('GET', '/api/submissions')) as {
      submissions: { id: string }[];
    };
    const stolen = await Promise.all(
      page.submissions.map((one) => other.rest('GET', `/api/submissions/${one.id}`)),
    );
    for (const answer of stolen) expect(answer).toContain('NOT_FOUND');
    const texts = (await readEverything(other, id)) + stolen.join('\n');
    const words = [...FIXED.map(([, word]) => word), ...POOL, ...PRACTICE];
    const secrets = [...FIXED.map(([title]) => title), ...words.flatMap(formsOf)];
    expect(
      foundIn(
        texts.toLowerCase(),
        secrets.map((text) => text.toLowerCase()),
      ),
    ).toEqual([]);
  });
});
