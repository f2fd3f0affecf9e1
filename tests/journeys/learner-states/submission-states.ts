import { expect, test } from 'vitest';
import { pauseClock, settle } from './clock.ts';
import { changed, held } from './forged-answers.ts';
import type { Stage } from './stage.ts';
import { colorOf, seeWords } from './words.ts';
import { button, editor, results, status, workspace } from './workspace.ts';

const SOLUTION = 'callsign = input()\nprint(f"Hello, relay. This is {callsign}.")\n';

/** The parts of the dashboard that these tests change. */
interface Dashboard {
  submissions: { submissions: { nodes: { status: string }[] } };
}

const withStatuses = (...statuses: readonly string[]) =>
  changed<Dashboard>(({ submissions: { submissions, ...viewer }, ...rest }) => {
    const [node] = submissions.nodes;
    const nodes = statuses.map((it, index) => ({ ...node, id: `attempt-${index}`, status: it }));
    return { ...rest, submissions: { ...viewer, submissions: { ...submissions, nodes } } };
  });

/** A submission, from the click to the dashboard. */
export function submissionStates(stage: Stage): void {
  test('achievement toasts disappear after 5,000 ms or on close, and the user is refreshed', async () => {
    const options = { challenge: 'first-contact', learner: 'newcomer', hasClock: true } as const;
    const { page, answer } = await workspace(stage, options);
    const grading = held();
    answer('SubmitSolution', grading.forgery);
    await editor(page).fill(SOLUTION);
    await pauseClock(page);
    const refreshed = page.waitForRequest('**/api/auth/profile');
    await button(page, 'Submit Solution').click();
    await seeWords(status(page), 'grading on the server');
    grading.release();
    await seeWords(page, 'Accepted. You earned 25 XP.', 'Solved');
    await seeWords(status(page), /^(\d+) of \1 passed$/);
    await refreshed;

    const toasts = page.getByRole('listitem').filter({ hasText: 'Achievement Unlocked' });
    await seeWords(toasts.nth(0), 'First packet, +5 XP more: 30 XP earned just now');
    await seeWords(toasts.nth(1), 'First try, +5 XP more: 35 XP earned just now');
    expect(await toasts.nth(0).locator('svg').count()).toBeGreaterThan(0);
    await toasts.nth(0).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => toasts.count()).toBe(1);
    await page.clock.runFor(4_999);
    await settle(page);
    await seeWords(toasts, 'First try, +5 XP more: 35 XP earned just now');
    await page.clock.runFor(1);
    await toasts.waitFor({ state: 'detached' });
  });

  test('an accepted submission is green, a failed one red, anything else yellow', async () => {
    const { page, answer } = await workspace(stage, { challenge: 'shout-the-callsign' });
    await editor(page).fill('print("quietly")');
    await button(page, 'Submit Solution').click();
    await seeWords(results(page), 'Test Failed', 'Hidden tests');
    answer('Dashboard', withStatuses('ACCEPTED', 'FAILED', 'PENDING'));
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    const rows = page.getByRole('region', { name: 'Recent submissions' }).getByRole('listitem');
    const colors = { accepted: 'green', failed: 'red', pending: 'yellow' };
    for (const [word, color] of Object.entries(colors)) {
      expect(await colorOf(rows.getByText(word, { exact: true }))).toBe(color);
    }
  });
}
