import { expect, test } from 'vitest';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();

test('an integrator reads an operation, sends it from the page, and sees why it is refused without a token', async () => {
  const page = await journey.browser.newPage({ viewport: { width: 375, height: 800 } });
  await page.goto(`${journey.product.url}/api/docs`);
  await page.getByText('Operations', { exact: true }).click();
  await page.getByRole('link', { name: 'GET listChallenges' }).click();
  const open = page.locator('#listChallenges');
  await open.getByText('Try it').click();
  await open.getByLabel('category').fill('networks');
  await open.getByRole('button', { name: 'Send request' }).click();
  await expect.poll(() => open.getByRole('status').textContent()).toMatch(/^200[^]*"port-scanner"/);

  const closed = page.locator('#getProfile');
  await closed.getByText('Try it').click();
  await closed.getByRole('button', { name: 'Send request' }).click();
  await expect
    .poll(() => closed.getByRole('status').textContent())
    .toMatch(/^401[^]*UNAUTHENTICATED/);
  await page.close();
});
