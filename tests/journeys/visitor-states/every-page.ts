// cspell:ignore contentinfo
import { expect, test } from 'vitest';
import { type Visit, type Visits } from './visits.ts';

const NOON_MS = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;

const FOOTER: readonly (readonly [name: string, target: string])[] = [
  ['Lessons', '/lessons'],
  ['Challenges', '/challenges'],
  ['Leaderboard', '/leaderboard'],
  ['Dashboard', '/dashboard'],
  ['Pricing & Plans', '/billing'],
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
  ['Contact', 'mailto:hello@packetsmith.example'],
];

const LEARNERS_PAGES = [
  ['Home', '/'],
  ['Dashboard', '/dashboard'],
  ['Lessons', '/lessons'],
  ['Challenges', '/challenges'],
  ['Leaderboard', '/leaderboard'],
  ['Profile', '/profile'],
] as const;

/** The navigation bar and the footer, which appear on every page. */
export function describeEveryPage(visits: Visits): void {
  test('visitors see Home, Login and Sign Up, and the menu closes on every route change', async () => {
    const visit = await visits.enter('/');
    const { page } = visit;
    for (const [name, path] of [
      ['Home', '/'],
      ['Login', '/login'],
      ['Sign Up', '/register'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expectCurrent(visit, name, path);
    }
    await page.reload();
    expect(await linksIn(visit, 'Main')).toEqual(['Home', 'Login', 'Sign Up']);
    await page.setViewportSize({ width: 375, height: 700 });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const name of ['Login', 'Home']) {
      await visit.button('Menu').click();
      expect(await linksIn(visit, 'Menu')).toEqual(['Home', 'Login', 'Sign Up']);
      await menu.getByRole('link', { name }).click();
      await menu.waitFor({ state: 'detached' });
    }
    await visit.button('Menu').click();
    await page.goBack();
    await menu.waitFor({ state: 'detached' });
  });

  test('the bar is fixed at the top and gains a blurred background once the page is scrolled more than 10 px', async () => {
    const { page } = await visits.enter('/privacy');
    const bar = page.getByRole('banner');
    const blur = () =>
      page.evaluate<string>(
        "getComputedStyle(document.querySelector('header'), '::before').backdropFilter",
      );
    const scrollTo = (top: number) =>
      page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
    await scrollTo(11);
    await expect.poll(blur).toMatch(/^blur\(/);
    await scrollTo(10);
    await expect.poll(blur).not.toMatch(/blur/);
    await scrollTo(2000);
    await expect.poll(blur).toMatch(/^blur\(/);
    expect((await bar.boundingBox())?.y).toBe(0);
  });

  test('the footer links to the pages and has a contact address', async () => {
    const { page } = await visits.enter('/billing');
    const footer = page.getByRole('contentinfo');
    for (const [name, target] of FOOTER) {
      const entry = footer.getByRole('listitem').getByText(name, { exact: true });
      expect(await entry.getAttribute('href'), name).toBe(target);
    }
    await footer.getByText('© 2025').waitFor();
    await footer
      .getByText(
        /mission-focussed programming through interactive challenges, real-world projects and gamified learning/,
      )
      .waitFor();
  });

  test('the theme is dark by default, is stored, and follows a change in another tab', async () => {
    const { page, button } = await visits.enter('/login', { browser: { colorScheme: 'light' } });
    const other = await page.context().newPage();
    await other.goto(`${visits.url}/terms`);
    await expectTheme(page, 'dark');
    await button('Switch to the light theme').click();
    await expectTheme(page, 'light');
    expect(await page.evaluate("localStorage.getItem('theme')")).toBe('light');
    await expectTheme(other, 'light');
    await other.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await expectTheme(page, 'dark');
    await button('Switch to the light theme').click();
    await page.reload();
    await expectTheme(page, 'light');
    await button('System').click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'dark');
    await page.reload();
    await expectTheme(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, 'light');
    await expectTheme(other, 'light');
  });

  test('the offer counts down every second from 24 hours to 0 across visits, then stays expired', async () => {
    const { page } = await visits.enter('/', { prepare: stopClockAtNoon });
    const { clock } = page;
    const timer = page.getByRole('timer', { name: 'Time left for the offer' });
    const expired = page.getByText('OFFER EXPIRED', { exact: true });
    const line = page.getByText('50% off the first month for a limited time');
    for (const left of ['24:00:00', '23:59:59', '23:59:58']) {
      await timer.getByText(left, { exact: true }).waitFor();
      await clock.runFor(1000);
    }
    const cookies = await page.context().cookies();
    const kept = cookies.find(({ name }) => name === 'offer-countdown');
    expect(Number(kept?.value)).toBe(NOON_MS + DAY_MS);
    await line.waitFor();
    await clock.fastForward(DAY_MS - 5000);
    await timer.getByText('00:00:02').waitFor();
    await clock.runFor(2000);
    await expired.waitFor();
    await line.waitFor({ state: 'detached' });
    await page.reload();
    await expired.waitFor();
    await clock.runFor(3000);
    await expired.waitFor();
  });

  test('signed-in users see the pages and a Logout button, which signs out and goes to /', async () => {
    const visit = await visits.enter('/', { session: await visits.signIn() });
    const { page, button, link } = visit;
    await button('Logout').waitFor();
    expect(await linksIn(visit, 'Main')).toEqual(LEARNERS_PAGES.map(([name]) => name));
    for (const [name, path] of LEARNERS_PAGES) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expectCurrent(visit, name, path);
    }
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await button('Logout').click();
    await page.waitForURL(`${visits.url}/`);
    await link('Login').first().waitFor();
    await visit.expectLogged('Signing out failed.');
    await visit.expectLogged('Logging out failed.');
    expect(await page.evaluate("localStorage.getItem('packetsmith-session')")).toBeNull();
  });
}

async function stopClockAtNoon({ clock }: Visit['page']): Promise<void> {
  await clock.install({ time: NOON_MS - 1000 });
  await clock.pauseAt(NOON_MS);
}

async function expectCurrent({ page }: Visit, name: string, path: string): Promise<void> {
  await page.waitForURL((address) => address.pathname === path);
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  await expect.poll(() => current.allInnerTexts()).toEqual([name]);
}

async function linksIn({ page }: Visit, name: string): Promise<string[]> {
  return page.getByRole('navigation', { name }).getByRole('link').allInnerTexts();
}

async function expectTheme(page: Visit['page'], theme: string): Promise<void> {
  await page.locator(`html[data-theme=${theme}]`).waitFor();
}
