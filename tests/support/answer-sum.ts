import type { Page } from 'playwright-core';

/** The sum that the sign-up form asks for. */
export const SUM_QUESTION = /^\d+ \+ \d+ =$/;

/** Returns the two numbers of the sum on the sign-up form. */
export async function operandsOf(page: Page): Promise<number[]> {
  const question = (await page.getByText(SUM_QUESTION).textContent()) ?? '';
  return (question.match(/\d+/g) ?? []).map(Number);
}

/**
 * Answers the sum on the sign-up form. A prerendered page asks another sum when its script has arrived, unless there
 * is an answer by then.
 */
export async function answerSum(page: Page, { isWrong = false } = {}): Promise<void> {
  const [left = 0, right = 0] = await operandsOf(page);
  await page.getByLabel(SUM_QUESTION).fill(String(left + right + (isWrong ? 1 : 0)));
  const [askedLeft, askedRight] = await operandsOf(page);
  if (askedLeft !== left || askedRight !== right) await answerSum(page, { isWrong });
}
