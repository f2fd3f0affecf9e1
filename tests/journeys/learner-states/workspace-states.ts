import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changed, gatewayAnswer, held } from './forged-answers.ts';
import type { Stage } from './stage.ts';
import { colorOf, seeWords } from './words.ts';
import { button, editor, results, runOnServer, status, workspace } from './workspace.ts';

const FIRST = '/codex/first-contact';

/** The parts of a challenge that these tests change. */
interface Workspace {
  challenge: object;
}

/** A challenge without samples and with the given text. */
const withoutSamples = (description: string) =>
  changed<Workspace>(({ challenge }) => ({
    viewer: null,
    challenge: {
      ...challenge,
      description,
      samples: [],
      expectedOutput: null,
      starterCode: null,
      title: 'Anything',
      instructions: null,
    },
  }));

const output = (page: Page) => results(page).getByLabel('Output', { exact: true });

/** Every state of the workspace except its failures. */
export function workspaceStates(stage: Stage): void {
  test('without an id it shows a welcome; an unknown id or a failed fetch shows Challenge Not Found', async () => {
    const { page, answer } = await stage.open('regular', '/codex');
    await page.getByRole('heading', { name: 'Welcome to the Codex' }).waitFor();
    const browse = page.getByRole('link', { name: 'Browse Challenges' });
    expect(await browse.getAttribute('href')).toBe('/challenges');
    await page.goto(`${stage.url()}/codex/nowhere`);
    await page.getByRole('heading', { name: 'Challenge Not Found', exact: true }).waitFor();
    const broken = held(gatewayAnswer(500));
    answer('ChallengeWorkspace', broken.forgery);
    await page.goto(stage.url() + FIRST);
    await page.locator('[aria-label="Loading the editor"]').waitFor();
    broken.release();
    await page.getByRole('heading', { name: 'Challenge Not Found', exact: true }).waitFor();
    await browse.waitFor();
  });

  test('title, difficulty out of 5, XP, languages, brief and buttons surround the editor', async () => {
    const { page, pageErrors } = await workspace(stage, { challenge: 'first-contact' });
    await page.getByRole('heading', { name: 'First contact' }).waitFor();
    await seeWords(page, 'Beginner, 1 of 5', '+25 XP', 'not run yet');
    const languages = page.getByRole('combobox', { name: 'Language' }).getByRole('option');
    expect(await languages.allTextContents()).toEqual([
      'Python',
      'JavaScript (coming soon)',
      'Bash (coming soon)',
    ]);
    const areEnabled = await Promise.all((await languages.all()).map((one) => one.isEnabled()));
    expect(areEnabled).toEqual([true, false, false]);
    for (const name of ['Run (Local)', 'Run Code', 'Submit Solution']) {
      expect(await button(page, name).isEnabled()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await seeWords(page, /^A relay in the lab greets/, 'Instructions', 'Expected output', 'Tip.');
    await button(page, 'Expand').click();
    await seeWords(results(page), 'not run yet', /^Hidden tests run when you submit/);
    await button(page, 'Collapse').click();
    expect(
      await results(page)
        .getByText(/^Hidden tests run when/)
        .count(),
    ).toBe(0);
    expect(pageErrors).toEqual([]);
  });

  test('neither run nor submit does anything while the code is empty or blank', async () => {
    const { page, calls } = await workspace(stage, { challenge: 'first-contact' });
    const before = calls.length;
    for (const blank of ['', '  \n\t\n']) {
      await editor(page).fill(blank);
      for (const name of ['Run (Local)', 'Submit Solution']) {
        await button(page, name).click();
        expect(await status(page).textContent()).toBe('not run yet');
      }
      await runOnServer(page);
      expect(await status(page).textContent()).toBe('not run yet');
    }
    expect(calls.slice(before)).toEqual([]);
  });

  test('a run goes from idle to running to results, which open; editing the code clears them', async () => {
    const { page, answer } = await workspace(stage, { challenge: 'first-contact' });
    const run = held();
    answer('ExecuteCode', run.forgery);
    await editor(page).fill('callsign = input()');
    await runOnServer(page);
    await seeWords(page, 'running on the server');
    await seeWords(results(page), 'running');
    await button(page, 'Stop').waitFor();
    // Stop takes its place.
    expect(await button(page, 'Run Code').count()).toBe(0);
    expect(await button(page, 'Run (Local)').isDisabled()).toBe(true);
    run.release();
    await seeWords(page, /^ran on the server(, \d+\.\d s)?$/, '0 of 2 passed');
    expect(await colorOf(results(page).getByText('Test Failed').first())).toBe('red');

    await editor(page).press('End');
    await editor(page).pressSequentially('#');
    await seeWords(page, 'not run yet');
    await button(page, 'Expand').waitFor();

    await editor(page).fill('callsign = input()\nprint(f"Hello, relay. This is {callsign}.")');
    await runOnServer(page);
    await seeWords(page, '2 of 2 passed');
    expect(await colorOf(results(page).getByText('Test Passed').first())).toBe('green');
    expect(await results(page).getByText('Test Failed').count()).toBe(0);

    await editor(page).fill('print("Hello"');
    await runOnServer(page);
    const failed = results(page).getByRole('heading', {
      name: 'Code Execution Failed',
      exact: true,
    });
    expect(await colorOf(failed)).toBe('red');
    await seeWords(results(page).getByLabel('Line 1'), /print\("Hello"/);
  });

  test('a local run shows when it is running, stopped or done; unsafe code does not run', async () => {
    const { page, calls } = await stage.open('regular', FIRST);
    await editor(page).fill('while True: pass');
    const before = calls.length;
    await button(page, 'Run (Local)').click();
    await seeWords(status(page), 'running in your browser');
    await button(page, 'Stop').click();
    await seeWords(status(page), /^stopped by you after \d+\.\d s(, in line 1)?$/);
    await editor(page).fill('print(input())');
    await button(page, 'Run (Local)').click();
    await seeWords(page, /^ran in your browser(, \d+\.\d s)?$/);

    await editor(page).fill('import js');
    await button(page, 'Run (Local)').click();
    const alert = results(page).getByRole('alert');
    await seeWords(alert, 'Local code execution failed', /^This code was not run: "import js"/);
    await seeWords(status(page), 'Local code execution failed');
    expect(await colorOf(status(page).locator('*').last())).toBe('red');
    // Drafts are saved whether they run or not.
    const ofRuns = calls.slice(before).filter(({ operationName }) => !/Draft/.test(operationName));
    expect(ofRuns).toEqual([]);
  });

  test('a challenge that mentions hello passes a name to local runs, one that mentions adding passes 7 and 3', async () => {
    const answers = { ChallengeWorkspace: withoutSamples('Say hello to the relay.') };
    const { page, answer } = await stage.open('regular', FIRST, { answers });
    expect(await editor(page).inputValue()).toBe('print("Hello, World!")\n');
    expect(await page.getByText('Expected output').count()).toBe(0);
    await editor(page).fill('print("<" + input() + ">")');
    await button(page, 'Run (Local)').click();
    expect(await output(page).textContent()).toBe('<Hacker>\n');

    answer('ChallengeWorkspace', withoutSamples('Add two numbers.'));
    await page.reload();
    await editor(page).fill('print(input() + " and " + input())');
    await button(page, 'Run (Local)').click();
    expect(await output(page).textContent()).toBe('7 and 3\n');
  });
}
