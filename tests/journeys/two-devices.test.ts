import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openLearnerContext, openOtherDevice } from '../support/learner-page.ts';
import { useSharedProductInBrowser } from '../support/use-product-in-browser.ts';

const journey = useSharedProductInBrowser();
const WORKSPACE = '/codex/first-contact';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const IN_EDITOR = 'The editor now contains your newer code from another device.';

/** The workspace of a learner on one device. */
interface Device {
  context: BrowserContext;
  page: Page;
  code: () => Promise<string>;
  /** Replaces the code, and waits until it is saved. */
  write: (code: string, place: 'on all your devices' | 'on this device') => Promise<void>;
  /** What the history says about replaced drafts. */
  replaced: () => Promise<string[]>;
}

async function open(context: BrowserContext): Promise<Device> {
  const page = await context.newPage();
  await page.goto(journey.product.url + WORKSPACE);
  const editor = page.getByRole('textbox', { name: 'Code editor', includeHidden: true });
  await editor.waitFor({ state: 'attached' });
  const onPhone = page.getByRole('tablist', { name: 'Workspace' });
  const show = async (tab: 'Code' | 'Brief') => {
    if (await onPhone.isVisible()) await onPhone.getByRole('tab', { name: tab }).click();
  };
  return {
    context,
    page,
    code: () => editor.inputValue(),
    async write(code, place) {
      await show('Code');
      await editor.fill(code);
      await page.getByText(new RegExp(`^Saved .* ${place}$`)).waitFor({ state: 'attached' });
    },
    async replaced() {
      await show('Brief');
      await page.getByRole('tab', { name: 'History' }).click();
      await page.getByRole('heading', { name: 'Replaced drafts' }).waitFor();
      const drafts = page.getByRole('group').filter({ hasText: 'draft' });
      const found: string[] = [];
      for (const draft of await drafts.all()) {
        await draft.locator('summary').click();
        await draft.getByRole('button', { name: 'Restore into the editor' }).waitFor();
        found.push((await draft.textContent()) ?? '');
      }
      return found;
    },
  };
}

/** Opens the workspace of a new learner in two browsers, as on two devices. */
async function openBoth(name: string): Promise<{ laptop: Device; phone: Device }> {
  const stored = { editor: 'plain' };
  const laptop = await open(await openLearnerContext(journey, { name, stored }));
  const phone = await open(await openOtherDevice(journey, { name, stored, ...PHONE }));
  return { laptop, phone };
}

/** Tells a page that its learner has come back to it. */
const comeBack = ({ page }: Device) => page.evaluate(`dispatchEvent(new Event('focus'))`);

let learners = 0;
const newName = () => `two-devices-${(learners += 1)}`;

test('what is typed on one device is in the editor of the other, back and forth', async () => {
  const { laptop, phone } = await openBoth(newName());
  await laptop.write('print("laptop")', 'on all your devices');
  await phone.page.reload();
  await expect.poll(phone.code).toBe('print("laptop")');
  await phone.write('print("phone")', 'on all your devices');
  await comeBack(laptop);
  await expect.poll(laptop.code).toBe('print("phone")');
  await laptop.page.getByText(IN_EDITOR).waitFor();
  await laptop.page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await laptop.code()).toBe('print("laptop")');
});

test('of two drafts, the newer is on both devices and the other in the history', async () => {
  const { laptop, phone } = await openBoth(newName());
  await laptop.write('print("both")', 'on all your devices');
  await phone.page.reload();
  await expect.poll(phone.code).toBe('print("both")');
  await laptop.context.setOffline(true);
  await laptop.write('print("on the train")', 'on this device');
  // Seconds after the laptop's.
  await phone.write('print("at home")', 'on all your devices');
  await phone.write('print("at home, later")', 'on all your devices');
  await laptop.context.setOffline(false);
  await laptop.page.getByText(IN_EDITOR).waitFor();
  expect(await laptop.code()).toBe('print("at home, later")');
  for (const device of [laptop, phone]) {
    const [replaced, ...others] = await device.replaced();
    expect(replaced).toContain('on the train');
    expect(others).toEqual([]);
  }
});

test('newer code that was written without a network replaces what the other device sent', async () => {
  const { laptop, phone } = await openBoth(newName());
  await phone.context.setOffline(true);
  await laptop.write('print("older")', 'on all your devices');
  await laptop.write('print("old")', 'on all your devices');
  await phone.write('print("new")', 'on this device');
  await phone.context.setOffline(false);
  await phone.page.getByText(/^Saved .* on all your devices$/).waitFor();
  expect(await phone.code()).toBe('print("new")');
  await comeBack(laptop);
  await expect.poll(laptop.code).toBe('print("new")');
  expect((await laptop.replaced()).join()).toContain('print("old")');
});

test('a save whose response is lost is sent again, and nothing counts as replaced', async () => {
  const { laptop } = await openBoth(newName());
  await laptop.write('print(1)', 'on all your devices');
  let lost = 0;
  const loseResponse = async (route: Route) => {
    if (route.request().postData()?.includes('SaveDraft') !== true) return route.continue();
    await route.fetch();
    lost += 1;
    await route.abort();
  };
  await laptop.page.route('**/graphql', loseResponse);
  await laptop.write('print(2)', 'on this device');
  await expect.poll(() => lost).toBeGreaterThan(0);
  await laptop.page.unroute('**/graphql', loseResponse);
  await comeBack(laptop);
  await laptop.page.getByText(/^Saved .* on all your devices$/).waitFor();
  await laptop.page.getByRole('tab', { name: 'History' }).click();
  await laptop.page.getByText('No attempts yet.').waitFor();
  expect(await laptop.page.getByRole('heading', { name: 'Replaced drafts' }).count()).toBe(0);
});
