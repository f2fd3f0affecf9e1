import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { AuthoredCurriculum } from '../../content/authored.ts';
import { MAX_RECORDED_STEPS } from '../../sandbox/contract.ts';
import { type KnownRun, readRecording } from '../../sandbox/recording/read-recording.ts';
import { type Answer, type FrontDoor, type Person, PLAYGROUND } from './front-door.ts';

const PASSWORD = 'Correct-horse-7-battery';
const FIRST = 'first-contact';

/** Repeats what a right program does until it succeeds: a busy machine can exceed the time limit of a program. */
async function untilItSucceeds(
  run: () => Promise<Answer>,
  isSuccess = ({ success }: Answer): boolean => success,
): Promise<Answer> {
  const answer = await run();
  return isSuccess(answer) ? answer : untilItSucceeds(run, isSuccess);
}

/** What the client knows about a run whose recording it reads. */
const recordedRun = (code: string, packets = false): KnownRun => ({
  code,
  record: { steps: MAX_RECORDED_STEPS, packets },
});

/** Challenges: drafts, runs, recordings, submissions, help, chains of attack and defense, and work without an account. */
export function tellChallengeStories(open: () => FrontDoor, curriculum: AuthoredCurriculum): void {
  const { challenges } = curriculum;
  const authored = (id: string) => {
    const found = challenges.find(({ challenge }) => challenge.id === id);
    if (!found) throw new Error(`The curriculum has no challenge "${id}".`);
    return found;
  };
  let veteran: Person;

  beforeAll(async () => {
    veteran = await open().demoLearner('veteran');
  });

  test('the library and the workspace show a challenge to visitors and learners', async () => {
    const door = open();
    expect(await door.rest('listChallenges')).toHaveLength(challenges.length);
    const categories = await door.rest('listCategories');
    const query = { category_id: categories[0].id };
    expect((await door.rest('listChallenges', veteran, { query })).length).toBeGreaterThan(0);
    expect(await door.rest('getChallenge', veteran, { id: FIRST })).toMatchObject({ id: FIRST });
    const library = await door.graphql('ChallengeLibrary', veteran);
    expect(library.challenges).toHaveLength(challenges.length);
    const { challenge } = await door.graphql('ChallengeWorkspace', veteran, { id: FIRST });
    expect(challenge.id).toBe(FIRST);
    const names = await door.graphql('ChallengeNames', veteran);
    expect(names.challenges).toHaveLength(challenges.length);
    expect(await door.rest('listAchievements', veteran)).not.toEqual([]);
    const recent = await door.rest('listRecentChallenges', veteran, { query: { limit: '2' } });
    expect(recent.challenges).toHaveLength(2);
  });

  test('of the drafts of two devices, the newer one wins and the other one is kept', async () => {
    const door = open();
    const phone = await door.signUp('sample-drafter', PASSWORD);
    const laptop = await door.signIn('sample-drafter@example.test', PASSWORD);
    expect((await door.rest('getDraft', phone, { id: FIRST })).draft).toBeNull();
    const own_cases = [{ name: 'Own', input: '0\n', expected_output: null }];
    const body = { code: 'print("phone")', own_cases, age_seconds: 0, based_on: null };
    const { draft } = await door.rest('saveDraft', phone, { id: FIRST, body });
    const { saveDraft } = await door.graphql('SaveDraft', laptop, {
      input: {
        challengeId: FIRST,
        code: 'print("laptop")',
        ownCases: [{ name: 'Own', stdin: '1\n', expectedStdout: null }],
        ageSeconds: 0,
        basedOn: null,
      },
    });
    expect(saveDraft.draft.revision).toBeGreaterThan(draft.revision);
    const { viewer } = await door.graphql('ReplacedDrafts', phone, { challengeId: FIRST });
    expect(viewer.draft.replaced).toMatchObject([{ code: 'print("phone")' }]);
    const shown = await door.graphql('Draft', phone, { challengeId: FIRST });
    expect(shown.viewer.draft).toMatchObject({ code: 'print("laptop")' });
  });

  test('a program runs on samples and own cases, and its run is recorded', async () => {
    const door = open();
    const { challenge, solution } = authored(FIRST);
    const own_cases = [{ name: 'Own', input: challenge.samples[0]?.stdin, expected_output: null }];
    const body = { code: solution, challenge_id: FIRST, language: 'python', own_cases };
    const result = await door.rest('executeCode', veteran, { body });
    expect(result.test_results).toHaveLength(challenge.samples.length + 1);
    expect(result.test_results.every((one: Answer) => one.success)).toBe(true);
    const visitors = await door.rest('executeCode', undefined, { body });
    expect(visitors.test_results.every((one: Answer) => one.success)).toBe(true);
    const run = { challengeId: FIRST, code: solution };
    const { executeCode } = await door.graphql('ExecuteCode', veteran, { ...run, ownCases: [] });
    expect(executeCode.status).toBe('FINISHED');
    const recorded = await door.graphql('RecordCase', veteran, { ...run, recordedCase: 0 });
    const { recording } = recorded.executeCode;
    expect(readRecording(recording, recordedRun(solution))?.steps.length).toBeGreaterThan(1);
  });

  test('hints, a faulty line and a challenge out of turn are opened', async () => {
    const door = open();
    const newcomer = await door.signUp('sample-asker', PASSWORD);
    const [one, two] = [
      { id: FIRST, body: { rung: 1 } },
      { challengeId: FIRST, rung: 2 },
    ];
    await door.rest('revealHint', newcomer, one);
    await door.graphql('RevealHint', newcomer, two);
    const { hints } = await door.rest('listHints', newcomer, { id: FIRST });
    expect(hints.filter((hint: Answer) => hint.text !== null)).toHaveLength(2);

    const id = 'tokens-nobody-can-guess';
    const { find } = await door.rest('getLineFind', veteran, { id });
    const [line] = authored(id).challenge.find?.key.lines ?? [];
    const wrong = find.choices.filter((choice: number) => choice !== line).slice(0, 2);
    for (const choice of wrong) {
      await door.rest('markLine', veteran, { id, body: { line: choice } });
    }
    await door.graphql('MarkLine', veteran, { challengeId: id, line });
    const owner = 'check-the-owner';
    for (const choice of [6, 8, 12]) {
      await door.rest('markLine', veteran, { id: owner, body: { line: choice } });
    }
    await door.rest('showLine', veteran, { id: owner });
    const { showLine } = await door.graphql('ShowLine', veteran, { challengeId: owner });
    expect(showLine.lineFind.lines).toEqual(authored(owner).challenge.find?.key.lines);

    const { challenges: offered } = await door.graphql('ChallengeLibrary', newcomer);
    const [first, second] = offered.filter(
      (offer: Answer) => !offer.isLocked && offer.id !== FIRST,
    );
    await door.rest('openChallengeAnyway', newcomer, { id: first.id });
    await door.graphql('OpenChallengeAnyway', newcomer, { challengeId: second.id });
  });

  test('submissions are graded once, kept in the history, and lead to the solution', async () => {
    const door = open();
    const learner = await door.signUp('sample-solver', PASSWORD);
    const { solution } = authored(FIRST);
    const body = { code: 'print("?")', challenge_id: FIRST, language: 'python' };
    for (const attempt of [1, 2, 3, 4, 5]) {
      const failed = await door.rest('submitSolution', learner, { body });
      expect(failed, `attempt ${attempt}`).toMatchObject({ success: false });
    }
    const { hints } = await door.rest('listHints', learner, { id: FIRST });
    for (const { rung } of hints) {
      await door.rest('revealHint', learner, { id: FIRST, body: { rung } });
    }
    const shown = await door.rest('showSolution', learner, { id: FIRST });
    expect(JSON.stringify(shown)).toContain(solution.split('\n')[0]);
    await door.graphql('ShowSolution', learner, { challengeId: FIRST });
    const input = { challengeId: FIRST, code: solution, idempotencyKey: randomUUID() };
    const { submitSolution } = await door.graphql('SubmitSolution', learner, input);
    expect(submitSolution.submission.status).toBe('ACCEPTED');
    const again = await door.graphql('SubmitSolution', learner, input);
    expect(again.submitSolution.submission.id).toBe(submitSolution.submission.id);
    const { solutions } = await door.rest('listSolutions', learner, { id: FIRST });
    expect(solutions.length).toBeGreaterThan(0);
    const query = { challenge_id: FIRST, limit: '2' };
    const page = await door.rest('listSubmissions', learner, { query });
    expect(page.submissions).toHaveLength(2);
    const rest = { query: { ...query, cursor: page.next_cursor } };
    expect((await door.rest('listSubmissions', learner, rest)).submissions).toHaveLength(2);
    const recent = await door.rest('listRecentSubmissions', learner);
    expect(recent.submissions).toHaveLength(5);
    const { id } = submitSolution.submission;
    expect(await door.rest('getSubmission', learner, { id })).toMatchObject({ code: solution });
    const history = { challengeId: FIRST, first: 10, after: null };
    const { viewer } = await door.graphql('ChallengeHistory', learner, history);
    expect(viewer.submissions.nodes).toHaveLength(6);
  });

  test('work without an account comes along into one', async () => {
    const door = open();
    const guest = await door.beginAnonymously();
    const code = authored(FIRST).solution;
    const body = { code, challenge_id: FIRST, language: 'python' };
    expect(await door.rest('submitSolution', guest, { body })).toMatchObject({ success: true });
    const learner = await door.signUp('sample-arrival', PASSWORD);
    await door.rest('mergeAnonymousLearner', learner, { body: { token: guest.token } });
    const { experience_points: earned } = await door.rest('getProfile', learner);
    expect(earned).toBeGreaterThan(0);
    await expect(door.rest('getProfile', guest)).rejects.toThrow('401');
    const other = await door.beginAnonymously();
    await door.rest('getProfile', other);
    const variables = { token: other.token };
    const { mergeAnonymousLearner } = await door.send(learner, {
      query: PLAYGROUND.mergeAnonymousLearner,
      variables,
    });
    expect(mergeAnonymousLearner.viewer.username).toBe('sample-arrival');
  });

  const labs = challenges.filter(({ challenge }) => challenge.lab !== null);
  test.each(labs.map(({ challenge }) => challenge.id))(
    'the solution of %s plays in its lab',
    async (id) => {
      const door = open();
      const { challenge, solution } = authored(id);
      const body = { code: solution, challenge_id: id, language: 'python' };
      const result = await untilItSucceeds(() => door.rest('executeCode', veteran, { body }));
      expect(result.test_results).toHaveLength(challenge.samples.length);
      const run = { challengeId: id, code: solution, recordedCase: 0 };
      const { executeCode } = await untilItSucceeds(
        () => door.graphql('RecordCase', veteran, run),
        (answer) => answer.executeCode.tests[0].error === null,
      );
      const recording = readRecording(executeCode.recording, recordedRun(solution, true));
      expect(recording?.packets.length).toBeGreaterThan(0);
    },
  );

  const chains = challenges.filter(({ evidence }) => evidence !== null);
  test.each(chains.map(({ challenge }) => challenge.id))(
    'whoever solves its attack finds their own traffic in %s',
    async (id) => {
      const door = open();
      const { solution, evidence } = authored(id);
      const attack = {
        code: evidence?.attack.programs[0],
        challenge_id: evidence?.attack.challenge.id,
        language: 'python',
      };
      await untilItSucceeds(() => door.rest('submitSolution', veteran, { body: attack }));
      const { openEvidence } = await door.graphql('OpenEvidence', veteran, { challengeId: id });
      expect(openEvidence.source).toBe('OWN');
      const opened = await door.rest('openEvidence', veteran, { id });
      expect(opened).toMatchObject({
        source: 'own',
        sample: { stdin: openEvidence.sample.stdin },
      });
      const body = { code: solution, challenge_id: id, language: 'python' };
      const result = await untilItSucceeds(() => door.rest('executeCode', veteran, { body }));
      const own = result.test_results.find((one: Answer) => one.name === opened.sample.name);
      expect(own).toMatchObject({ success: true });
      await untilItSucceeds(() => door.rest('submitSolution', veteran, { body }));
    },
  );
}
