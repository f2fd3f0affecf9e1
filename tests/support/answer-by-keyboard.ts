import type { Page } from 'playwright-core';
import { BLANK, type Exercise, type ExerciseKey } from '../../domain/exercise.ts';
import { keyboardOf } from './keyboard.ts';

/** An exercise with what is right for the learner, on the page that shows it. */
interface Task {
  page: Page;
  exercise: Exercise;
  key: ExerciseKey;
}

/** Returns a pattern for the beginning of a text. */
const startingWith = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);

async function typeCode({ page, key }: Task): Promise<void> {
  await keyboardOf(page).enter(/^Code of/, key.solution.trimEnd());
  await keyboardOf(page).pressAt(/^Check/);
}

async function predict({ page, key }: Task): Promise<void> {
  await keyboardOf(page).enter(/^What does it print/, key.solution.trimEnd());
  await page.keyboard.press('ControlOrMeta+Enter');
}

async function find({ page, key }: Task): Promise<void> {
  await keyboardOf(page).enter(/^What did you find/, key.solution);
  await page.keyboard.press('Enter');
}

async function stepThrough({ page, key }: Task): Promise<void> {
  await keyboardOf(page).enter(/^What does the recording show/, key.solution);
  await page.keyboard.press('Enter');
}

/** Returns what the solution has in place of the blanks. */
function blanksOf({ exercise, key }: Task): string[] {
  const [start = '', ...pieces] = (exercise.program?.code ?? '').split(BLANK);
  let rest = key.solution.slice(start.length);
  return pieces.map((piece) => {
    const end = piece === '' ? rest.length : rest.indexOf(piece);
    const blank = rest.slice(0, end);
    rest = rest.slice(end + piece.length);
    return blank;
  });
}

async function fill(task: Task): Promise<void> {
  for (const [index, blank] of blanksOf(task).entries()) {
    await keyboardOf(task.page).enter(new RegExp(`^Blank ${index + 1} `), blank);
  }
  await task.page.keyboard.press('Enter');
}

/** In a group of radio buttons, Tab reaches only the first or the chosen one; the arrow keys move on. */
async function choose({ page, exercise: { options, isMany }, key }: Task): Promise<void> {
  const { pressAt, tabTo } = keyboardOf(page);
  const textOf = async (id: string): Promise<string> =>
    (await page.locator(`label:has(input[value="${id}"])`).textContent()) ?? '';
  if (isMany) {
    for (const id of key.answers) await pressAt(await textOf(id), 'Space');
  } else {
    const steps = options.findIndex(({ id }) => id === key.answers[0]);
    await tabTo(await textOf(options[0]?.id ?? ''));
    await page.keyboard.press('Space');
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  }
  await pressAt(/^Check/);
}

/** Moves each line of the solution to its place, from the top; then sets the others aside, and indents. */
async function arrange({ page, exercise: { mustIndent }, key }: Task): Promise<void> {
  const { tabTo, pressAt } = keyboardOf(page);
  const lines = page.getByRole('list', { name: 'Your program' }).getByRole('listitem');
  const names = async () =>
    Promise.all(
      (await lines.all()).map(async (line) => (await line.getAttribute('aria-label')) ?? ''),
    );
  const solution = key.solution.split('\n').filter((line) => line.trim() !== '');
  for (const [place, line] of solution.entries()) {
    const text = mustIndent ? line.trim() : line;
    const from = (await names()).findIndex(
      (name, index) => index >= place && name === `Line ${index + 1}: ${text}`,
    );
    await tabTo(`Line ${from + 1}: ${text}`);
    for (let step = from; step > place; step -= 1) await page.keyboard.press('Alt+ArrowUp');
    const level = mustIndent ? (line.length - line.trimStart().length) / 4 : 0;
    for (let step = 0; step < level; step += 1) await page.keyboard.press('Alt+ArrowRight');
  }
  for (let count = (await names()).length; count > solution.length; count -= 1) {
    await pressAt(startingWith(`Line ${count}: `), 'Delete');
  }
  await pressAt(/^Check/);
}

const ANSWERS: Readonly<Record<Exercise['kind'], (task: Task) => Promise<void>>> = {
  run: typeCode,
  fix: typeCode,
  write: typeCode,
  predict,
  find,
  fill,
  choose,
  arrange,
  step: stepThrough,
};

/**
 * Answers an exercise by keyboard alone, and waits until the page says that it's right.
 *
 * @throws {Error} if it doesn't
 */
export async function answerByKeyboard(task: Task): Promise<void> {
  const { page, exercise } = task;
  await ANSWERS[exercise.kind](task);
  try {
    await page.getByText('Correct.').waitFor();
  } catch (cause) {
    const form = await page.locator('form').innerText();
    throw new Error(`"${exercise.id}" was not solved:\n${form}`, { cause });
  }
}
