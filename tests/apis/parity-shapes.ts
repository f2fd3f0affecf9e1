import { expect } from 'vitest';

/** Converts GraphQL responses to the REST API's form. Written from the two contracts, not from the APIs' code. */

export type Fields = Record<string, unknown>;

const CATEGORY = 'category { id name description }';
export const PROFILE =
  'id email username firstName lastName avatarUrl githubUsername createdAt experiencePoints level streakDays freezesLeft isAnonymous';
export const SETTINGS =
  'username firstName lastName isListed hasReviews weeklyGoalDays timeZone timeZoneChangeableAt';
export const CHALLENGE = `id title description difficulty experienceReward experienceRequired
  ${CATEGORY} language isLocked isCompleted solvedAt lastResult { passedCount caseCount } skills hasLab evidenceFrom instructions starterCode expectedOutput tip
  prerequisites { id kind title isDone minutes placementId }
  nextLesson { id title position } isOpenedAnyway`;
export const LESSON = `id title description difficulty estimatedMinutes
  measuredMinutes { median lowerQuartile upperQuartile } ${CATEGORY} state provedAt firstEditionAt content exampleCode exampleOutput`;
export const ACHIEVEMENT = 'id name description icon iconUrl experienceReward earnedAt';
export const RESULT = `status output error executionTimeSeconds
  tests { name isHidden isPassed expectedStdout output stdout: actualStdout error }`;
const FAILING_CASE = 'name stdin expectedStdout actualStdout difference';
export const FEEDBACK = `feedback { failedSubmissions passedCount caseCount fixedCount brokenCount
  advice { text isExact caseName } failingTitles cases { ${FAILING_CASE} } practiceCase { ${FAILING_CASE} }
  nextHelp canShowSolution }`;
export const LINE_FIND = 'lineFind { question choices state wrongLines canShow lines why }';
export const SOLUTIONS = 'solutions { title why code } solutionShownAt experienceAvailableAt';
export const ACCESS_TOKEN = 'id name scope ending createdAt expiresAt isExpired lastUsedOn';

const PROGRAM = 'fileName caption code stdin output';
export const STEP_PROGRESS =
  'progress { state tries canShowSolution code firstAt lastAt activeSeconds }';
export const PRACTICE = 'practice { solved shown total isPracticed practicedAt }';
/** The fields of an exercise, without its type. */
export const EXERCISE = `id slug kind isKey question program { ${PROGRAM} } options { id html } isMany lines mustIndent
    maxChangedLines cases { input expected } reviews table { columns rows }`;
export const STEPS = `steps { id slug title ${STEP_PROGRESS} blocks { __typename
  ... on LessonProse { html }
  ... on LessonProgram { ${PROGRAM} }
  ... on Exercise { ${EXERCISE} } } }
  resumeStep { slug } ${PRACTICE}`;
const CASES = 'cases { isHidden isPassed input expected actual error }';
export const EXERCISE_RESULT = `isSolved tries feedbackHtml output error canShowSolution ${CASES}`;
export const PROBLEM_RESULT = `isSolved triesLeft feedbackHtml output error solution experienceEarned ${CASES}
  achievementsEarned { ${ACHIEVEMENT} }`;

/** Names that come from the specification and aren't converted. */
const NAMES = new Map([
  ['estimatedMinutes', 'estimated_time'],
  ['measuredMinutes', 'measured_time'],
  ['executionTimeSeconds', 'execution_time'],
  ['isPassed', 'success'],
  ['actualStdout', 'output'],
  ['expectedStdout', 'expected_output'],
  ['tests', 'test_results'],
]);

/** Fields whose values belong to a closed set. */
const WORDS: ReadonlySet<string> = new Set([
  'kind',
  'language',
  'outcome',
  'scope',
  'state',
  'status',
]);

function rename(name: string): string {
  return NAMES.get(name) ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function fieldToRest([name, value]: [string, unknown]): [string, unknown] {
  const isWord = WORDS.has(name) && typeof value === 'string';
  return [rename(name), isWord ? value.toLowerCase() : toRest(value)];
}

/** Converts keys to snake_case, and values of closed sets to lowercase. */
export function toRest(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toRest);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(fieldToRest));
}

const fieldsOf = (value: unknown): Fields => toRest(value) as Fields;

export function challengeToRest(challenge: Fields): Fields {
  const { id } = challenge['category'] as Fields;
  return { ...fieldsOf(challenge), category_id: id };
}

/** @param provider the value that GraphQL doesn't return */
export function profileToRest(
  viewer: Fields,
  provider: Fields = { github_id: null, oauth_provider: null },
): Fields {
  return { ...fieldsOf(viewer), ...provider };
}

interface Result extends Fields {
  tests: { isPassed: boolean }[];
}

export function resultToRest(result: Result, achievementsEarned: Fields[] = []): Fields {
  return {
    ...fieldsOf(result),
    success: result.tests.every(({ isPassed }) => isPassed),
    is_local: false,
    achievements_earned: toRest(achievementsEarned),
  };
}

export const DRAFT = `challenge { id } code ownCases { name stdin expectedStdout } editedAt revision
  replaced { id code editedAt replacedAt }`;

/** @param draft null if there is none */
export function draftToRest(draft: Fields | null): Fields {
  if (draft === null) return { draft };
  const { challenge, ownCases, ...rest } = draft;
  const own_cases = (ownCases as Fields[]).map(({ name, stdin, expectedStdout }) => ({
    name,
    input: stdin,
    expected_output: expectedStdout,
  }));
  return {
    draft: { ...fieldsOf(rest), challenge_id: (challenge as Fields)['id'], own_cases },
  };
}

export const EDITOR_SETTINGS =
  'editorSettings { fontSize wrapsLines tabSize theme hasVimKeys rulerColumn }';

export function editorSettingsToRest({ editorSettings }: Fields): Fields {
  const { theme, ...settings } = editorSettings as Fields;
  return { ...fieldsOf(settings), theme: String(theme).toLowerCase() };
}

const BLOCK_TYPES = { LessonProse: 'prose', LessonProgram: 'program', Exercise: 'exercise' };

/** REST paths name the lesson, so ids are unique only in it. */
function withShortId({ id, slug, ...rest }: Fields): Fields {
  if (typeof slug !== 'string') return rest;
  expect(id).toMatch(new RegExp(`^\\w+/${slug}$`));
  return { ...rest, id: slug };
}

function blockToRest({ __typename, ...block }: Fields): Fields {
  const type = BLOCK_TYPES[__typename as keyof typeof BLOCK_TYPES];
  return { type, ...fieldsOf(withShortId(block)) };
}

/** @param exercise null if there is none */
export function exerciseToRest(exercise: Fields | null): Fields | null {
  return exercise && fieldsOf(withShortId(exercise));
}

export const PLACEMENT = `id kind title lessonCount answersNeeded rightNeeded isDone canStart gate { id }
  attempt { id state startedOn answered skipsLeft
    question { number exercise { ${EXERCISE} } lesson { id title position } }
    results { number lesson { id title position } outcome } }`;

interface Attempted extends Fields {
  question: (Fields & { exercise: Fields }) | null;
}

export function placementToRest({ gate, attempt, ...placement }: Fields): Fields {
  const { question, ...others } = (attempt ?? { question: null }) as Attempted;
  return {
    ...fieldsOf(placement),
    gate_id: (gate as { id: string } | null)?.id ?? null,
    attempt: attempt && {
      ...fieldsOf(others),
      question: question && {
        ...fieldsOf(question),
        exercise: exerciseToRest(question.exercise),
      },
    },
  };
}

interface Stepped extends Fields {
  steps: (Fields & { blocks: Fields[] })[];
  resumeStep: Fields | null;
  practice: Fields;
}

export function stepsToRest({ steps, resumeStep, practice }: Stepped): Fields {
  return {
    steps: steps.map(({ blocks, ...step }) => ({
      ...fieldsOf(withShortId(step)),
      blocks: blocks.map(blockToRest),
    })),
    practice: toRest(practice),
    resume_step_id: resumeStep?.['slug'] ?? null,
  };
}

/** @param payload of a mutation that changed a step */
export function changedStepToRest({ step, lesson, ...payload }: Fields): Fields {
  return { ...fieldsOf(payload), ...fieldsOf(step), ...fieldsOf(lesson) };
}
