import type { Page } from 'playwright-core';
import { demoLearner, type RunningProduct } from './product.ts';

/** Signs a demo learner in through the form, and waits for the dashboard. */
export async function signInByForm(
  page: Page,
  { url, dataDir }: Pick<RunningProduct, 'url' | 'dataDir'>,
  learner: string,
): Promise<void> {
  const { email, password } = await demoLearner(dataDir, learner);
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}
