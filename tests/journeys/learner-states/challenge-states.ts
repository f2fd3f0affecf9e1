import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changed, gatewayAnswer, held } from './forged-answers.ts';
import type { Stage } from './stage.ts';
import { seeWords } from './words.ts';

/** The parts of a challenge in the library that these tests change. */
interface Library {
  viewer: { experiencePoints: number };
  challenges: { id: string; difficulty: number; experienceRequired: number; title: string }[];
}

const LABELS = ['Beginner', 'Easy', 'Medium', 'Hard', 'Expert'];

/** A library with one challenge of each difficulty, for a learner with some XP. */
const withEachDifficulty = (experiencePoints: number) =>
  changed<Library>(({ challenges, ...rest }) => ({
    ...rest,
    viewer: { ...rest.viewer, experiencePoints },
    challenges: challenges.slice(0, LABELS.length).map((challenge, index) => ({
      ...challenge,
      title: `Challenge ${index + 1}`,
      difficulty: index + 1,
      experienceRequired: 100 * index,
    })),
  }));

const cards = (page: Page) => page.getByRole('list', { name: 'Challenges' }).getByRole('listitem');
/** The row with a title. Other rows may name it among what prepares for them. */
const cardOf = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const startLinks = (page: Page) => cards(page).getByRole('link', { name: 'Start Challenge' });
const chooseStatus = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name, exact: true }).click();
const chooseSubject = (page: Page, name: string) =>
  page.getByRole('combobox', { name: 'Subject' }).selectOption(name);
/** Opens the subjects that come later, which are closed at first. */
async function openEverySubject(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}
const textsOf = (elements: Locator) => elements.allTextContents();

/** Every state of the challenge library. */
export function challengeStates(stage: Stage): void {
  test('a card shows title, difficulty label, XP reward, description, category and safe sandbox', async () => {
    const { page, pageErrors } = await stage.open('newcomer', '/challenges');
    await page.getByRole('heading', { name: 'Challenge Library' }).waitFor();
    const { challenges } = await stage.curriculum();
    await seeWords(page, `${challenges.length} challenges. Earn XP to unlock the harder ones.`);
    const stats = page.getByRole('main').locator('dl');
    expect(await stats.textContent()).toBe('Level1XP0 100 to level 2');

    const open = cardOf(page, 'First contact');
    await seeWords(open, 'Beginner', '+25 XP', /^A relay in the lab greets/, /^first /);
    await seeWords(open, /^Foundations \/ safe sandbox$/);
    const start = open.getByRole('link', { name: 'Start Challenge' });
    expect(await start.getAttribute('href')).toBe('/codex/first-contact');
    const locked = cardOf(page, 'Hexdump');
    expect(await locked.count()).toBe(0);
    await openEverySubject(page);
    await seeWords(locked, 'Medium', '+100 XP', 'Locked', 'needs 200 XP, you have 0');
    expect(await locked.getByRole('link').count()).toBe(0);
    expect(pageErrors).toEqual([]);
  });

  test('categories and statuses filter the library, whose footer counts available, locked, total and percent', async () => {
    const { page } = await stage.open('newcomer', '/challenges');
    const foot = page.getByRole('region', { name: 'Unlocked challenges' });
    const { challenges } = await stage.curriculum();
    const ofDifficulty = (level: number) =>
      challenges.filter(({ difficulty }) => difficulty === level).length;
    const available = ofDifficulty(1);
    const total = challenges.length;
    await seeWords(
      foot,
      `${Math.round((100 * available) / total)}% unlocked`,
      `100 more XP unlocks ${ofDifficulty(2)} Easy challenges`,
    );
    const counts = [available, total - available, total].map(String);
    expect(await textsOf(foot.locator('.readout'))).toEqual(counts);

    const ofBytes = challenges.filter(({ categoryId }) => categoryId === 'bytes');
    await chooseSubject(page, 'Bytes');
    await seeWords(page, `${ofBytes.length} of ${total} challenges shown`);
    await chooseStatus(page, 'Available');
    expect(await textsOf(cards(page).getByRole('heading'))).toEqual(['Hex to text']);
    await chooseStatus(page, 'Locked');
    expect(await textsOf(cards(page).getByRole('heading'))).toEqual(
      ofBytes.slice(1).map(({ title }) => title),
    );
    await chooseStatus(page, 'Available');
    await chooseSubject(page, 'Files and practice');
    await seeWords(page, 'No challenges matched');
    await page.getByRole('button', { name: 'Show all' }).click();
    await openEverySubject(page);
    expect(await cards(page).count()).toBe(total);
  });

  test('difficulty 1 is always available, and each higher one needs 100 XP more', async () => {
    const answers = { ChallengeLibrary: withEachDifficulty(299) };
    const { page, answer } = await stage.open('newcomer', '/challenges', { answers });
    for (const [index, label] of LABELS.entries())
      await seeWords(cardOf(page, `Challenge ${index + 1}`), label);
    await seeWords(page, '60% unlocked', 'needs 300 XP, you have 299');
    expect(await startLinks(page).count()).toBe(3);

    answer('ChallengeLibrary', withEachDifficulty(300));
    await page.reload();
    await seeWords(page, '80% unlocked', 'needs 400 XP, you have 300');
    expect(await startLinks(page).count()).toBe(4);
  });

  test('a loading library keeps its place, and one that fails to load can be retried', async () => {
    const broken = held(gatewayAnswer(500));
    const answers = { ChallengeLibrary: broken.forgery };
    const { page, answer } = await stage.open('newcomer', '/challenges', { answers });
    await page.locator('[aria-busy="true"][aria-label="Challenges"]').waitFor();
    broken.release();
    await page
      .getByRole('alert')
      .getByText('The challenges could not be loaded just now.')
      .waitFor();
    answer('ChallengeLibrary');
    await page.getByRole('button', { name: 'Try again' }).click();
    await startLinks(page).first().waitFor();
  });
}
