import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changed, held } from './forged-answers.ts';
import type { Stage } from './stage.ts';
import { seeWords, styleOf } from './words.ts';

const FIRST = '/lessons?lesson=print-and-run';

const cards = (page: Page) => page.locator('main section li');
const dialog = (page: Page) => page.getByRole('dialog');
const complete = (page: Page) => page.getByRole('button', { name: 'Mark as Complete' });

/** Lessons that all have one difficulty. */
const withDifficulty = (difficulty: number) =>
  changed<object>(
    (data) =>
      JSON.parse(JSON.stringify(data), (key, value: unknown) =>
        key === 'difficulty' ? difficulty : value,
      ) as object,
  );

/** Whether a lesson's bar is filled completely and not divided into remaining steps. */
async function isProgressFull(page: Page, index: number): Promise<boolean> {
  const bar = cards(page).nth(index).locator('span[aria-hidden="true"]').last();
  return (await styleOf(bar, 'background-image')) === 'none';
}

/** Every state of the learning path and its lessons. */
export function lessonStates(stage: Stage): void {
  test('the first lesson is unlocked, and each later one unlocks when the previous one is completed', async () => {
    const lessons = held();
    const answers = { Lessons: lessons.forgery };
    const { page, pageErrors, calls } = await stage.open('newcomer', '/lessons', { answers });
    await page.getByRole('heading', { name: 'Learning Path' }).waitFor();
    await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor();
    lessons.release();
    await seeWords(cards(page).nth(0), '01', 'Start', '30 min');
    await seeWords(cards(page).nth(1), '02', 'Locked', 'after lesson 1');
    expect(await isProgressFull(page, 0)).toBe(false);
    expect(await cards(page).nth(1).getByRole('link').count()).toBe(0);
    const progress = page.getByRole('main').locator('p.readout');
    const { lessons: path } = await stage.curriculum();
    expect(await progress.textContent()).toBe(`0/${path.length}`);

    await page.getByRole('link', { name: 'Print and run' }).click();
    await dialog(page).getByRole('heading', { name: 'Print and run' }).waitFor();
    await seeWords(dialog(page), 'Beginner', '30 min', 'Make it say something');
    const example = dialog(page).getByRole('textbox', { name: 'Code of example.py' });
    expect(await example.inputValue()).toContain('health check');
    await seeWords(dialog(page).getByLabel('What it prints'), /answers: 'battery low'/);
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await dialog(page).waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: 'Print and run' }).click();
    const refreshed = page.waitForRequest('**/api/auth/profile');
    await complete(page).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await seeWords(cards(page).nth(0), 'Done', '8 optional left');
    expect(await isProgressFull(page, 0)).toBe(true);
    await seeWords(cards(page).nth(1), 'Start');
    expect(await progress.textContent()).toBe(`1/${path.length}`);
    await refreshed;
    const completion = calls.find(({ operationName }) => operationName === 'CompleteLesson');
    expect(completion?.variables).toEqual({ lessonId: 'print-and-run', minutesSpent: 5 });
    expect(pageErrors).toEqual([]);
  });

  test('a lesson of difficulty 3 is Intermediate, and of 4 Advanced', async () => {
    const answersOf = (difficulty: number) => {
      const forgery = withDifficulty(difficulty);
      return { Lessons: forgery, LearningPath: forgery, Lesson: forgery };
    };
    const { page, answer } = await stage.open('regular', FIRST, { answers: answersOf(3) });
    await seeWords(dialog(page), 'Intermediate');
    for (const [name, forgery] of Object.entries(answersOf(4))) answer(name, forgery);
    await page.reload();
    await seeWords(dialog(page), 'Advanced');
  });

  test('an error in the example shows its line and what it means', async () => {
    const { page, pageErrors } = await stage.open('regular', FIRST);
    await dialog(page).getByRole('textbox').fill('host = "relay"\nprint(hots)');
    await dialog(page).getByRole('button', { name: 'Run (Local)' }).click();
    await seeWords(dialog(page).getByLabel('Line 2'), /print\(hots\)/);
    await seeWords(dialog(page), "hots isn't defined. Did you mean host?");
    await seeWords(dialog(page), "NameError: name 'hots' is not defined");
    await dialog(page).getByText('Python’s original message').click();
    await seeWords(dialog(page).getByLabel('Traceback'), /NameError: name 'hots' is not defined/);
    expect(pageErrors).toEqual([]);
  });
}
