import type { Page, Response } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Curriculum } from '../../content/curriculum.ts';
import { loadCurriculum } from '../../content/load-curriculum.ts';
import { splitId } from '../../functions/graphql/lesson-steps.ts';
import { openAsLearner } from '../support/learner-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const journey = useSharedProductInBrowser();

interface Question {
  number: number;
  /** Its id is the lesson's, a slash and its own. */
  exercise: { id: string; kind: string };
}

interface PlacementAnswer {
  errors?: { message: string }[];
  data?: Record<string, { placement?: { attempt: { question: Question | null } | null } }>;
}

let lessons: Curriculum['lessons'];
/** The number of lessons that Foundations has. They begin the path. */
let proved: number;
beforeAll(async () => {
  ({ lessons } = await loadCurriculum());
  proved = lessons.filter(({ categoryId }) => categoryId === 'foundations').length;
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** Whether the page is wider than the window. */
const overflows = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');

/** Returns the question in a response; null if the attempt is over. @throws {Error} if the change was refused */
async function questionIn(response: Response): Promise<Question | null> {
  const { errors = [], data = {} } = (await response.json()) as PlacementAnswer;
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(' '));
  const [change] = Object.values(data);
  return change?.placement?.attempt?.question ?? null;
}

/** Taps a button that changes the attempt. @returns the next question; null if the attempt is over */
async function tapForNext(page: Page, name: string | RegExp): Promise<Question | null> {
  const isChange = (response: Response): boolean =>
    /(?:start|answer)Placement/i.test(response.request().postData() ?? '');
  const [response] = await Promise.all([page.waitForResponse(isChange), button(page, name).tap()]);
  return questionIn(response);
}

const fieldOf = (page: Page, { exercise: { kind } }: Question) =>
  kind === 'PREDICT'
    ? page.getByRole('textbox', { name: 'What does it print?' })
    : page.getByRole('textbox', { name: /^Code of/ }).last();

/** Enters an answer. Questions of other kinds are skipped. @returns the next question */
async function answer(page: Page, question: Question, text: string): Promise<Question | null> {
  // Until the page shows it, the field and the buttons belong to the question before.
  await page.getByRole('heading', { name: `Question ${question.number}`, exact: true }).waitFor();
  if (!['PREDICT', 'FIX', 'WRITE'].includes(question.exercise.kind)) {
    return tapForNext(page, /^Skip/);
  }
  await fieldOf(page, question).fill(text);
  expect(await overflows(page)).toBe(false);
  return tapForNext(page, 'Answer');
}

/** Returns the right answer to a question. @throws {Error} if the lessons have no such exercise */
function solutionOf({ exercise }: Question): string {
  const { lessonId, slug } = splitId(exercise.id);
  const key = lessons.find(({ id }) => id === lessonId)?.exerciseKeys[slug];
  if (!key) throw new Error(`There is no exercise "${exercise.id}".`);
  return key.solution;
}

/** Follows the offer on the path to the first question of Foundations. */
async function begin(page: Page): Promise<Question> {
  await link(page, 'I already know Python').tap();
  await link(page, 'Prove Foundations').tap();
  await page.getByText(`7 right answers of 8 prove all ${proved} lessons.`).waitFor();
  const question = await tapForNext(page, 'Start');
  if (question === null) throw new Error('There is no question.');
  return question;
}

describe('a newcomer on a phone who knows Python', () => {
  let page: Page;
  let problems: string[];

  test('proves Foundations by seven right answers', async () => {
    ({ page, problems } = await openAsLearner(journey, {
      name: 'knows-python',
      path: '/lessons',
      ...PHONE,
    }));
    let question: Question | null = await begin(page);
    while (question !== null) question = await answer(page, question, solutionOf(question));
    await page.getByText('You have proved it. The next lesson is open.').waitFor();
    expect(await overflows(page)).toBe(false);
  });

  test('continues on the path after it, where the offer is a quiet link', async () => {
    await link(page, 'Learning Path').tap();
    const onwards = link(page, `Continue with lesson ${proved + 1}`);
    await onwards.waitFor();
    expect(await page.getByText(/^proved on/).count()).toBe(proved);
    expect(await link(page, 'I already know Python').count()).toBe(0);
    await link(page, 'Prove what you know').waitFor();
    await onwards.tap();
    const name = lessons[proved]?.title ?? '';
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(problems).toEqual([]);
  });
});

test('a newcomer whose answers are wrong is told where to start, and is not asked again', async () => {
  const { page, problems } = await openAsLearner(journey, {
    name: 'new-to-python',
    path: '/lessons',
    ...PHONE,
  });
  let question: Question | null = await begin(page);
  while (question !== null) question = await answer(page, question, 'wrong');
  await page.getByText(/You can try again tomorrow/).waitFor();
  const start = link(page, 'Start with lesson 1, Print and run');
  await start.waitFor();
  await page.goto(`${journey.product.url}/lessons`);
  await link(page, 'Prove what you know').waitFor();
  expect(await link(page, 'I already know Python').count()).toBe(0);
  await page.goBack();
  await start.tap();
  await page.getByRole('heading', { level: 1, name: 'Print and run' }).waitFor();
  expect(problems).toEqual([]);
});
