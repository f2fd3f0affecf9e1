import { expect, test } from 'vitest';
import { loadAuthoredCurriculum } from '../../content/load-curriculum.ts';
import { openDemoContext } from '../support/learner-page.ts';
import { sessionOf } from '../support/session-of.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();

const DEFENSE = 'spot-the-walk';

/** Submits the first attack of the authors, as the veteran. @returns whether it was accepted */
async function submitAttack(): Promise<boolean> {
  const { challenges } = await loadAuthoredCurriculum();
  const defense = challenges.find(({ challenge }) => challenge.id === DEFENSE);
  const { access_token: token } = JSON.parse(await sessionOf(journey.product, 'veteran')) as {
    access_token: string;
  };
  const response = await fetch(`${journey.product.url}/api/submissions/submit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      code: defense?.evidence?.attack.programs[0],
      challenge_id: defense?.evidence?.attack.challenge.id,
      language: 'python',
    }),
  });
  const { success } = (await response.json()) as { success: boolean };
  return success;
}

test('a learner who solved an attack finds their own traffic in the defense', async () => {
  expect(await submitAttack()).toBe(true);
  const context = await openDemoContext(journey, {
    name: 'veteran',
    stored: { editor: 'plain' },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`${journey.product.url}/codex/${DEFENSE}`);
  const evidence = page.getByRole('region', { name: 'What an attack left' });
  await evidence.getByText(/^From your accepted solution of/).waitFor();
  await evidence.getByText(/GET \/invoices\//).waitFor();
  await page.getByRole('tab', { name: /^Results/ }).tap();
  await page.getByText('What an attack left').filter({ visible: true }).first().waitFor();
  await context.close();
});
