import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits for the editor. In a small window it has a tab of its own. */
async function untilEditor(page: Page): Promise<void> {
  await page.getByText('Instructions').waitFor();
  const tab = page.getByRole('tablist', { name: 'Workspace' }).getByRole('tab', { name: 'Code' });
  if (await tab.isVisible()) await tab.click();
  await page
    .getByRole('textbox', { name: /editor/i })
    .first()
    .waitFor();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await untilEditor(page);
  await page
    .getByRole('textbox', { name: /editor/i })
    .first()
    .focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(code);
}

const runOnServer = (code: string) => async (page: Page) => {
  await typeCode(page, code);
  await page.keyboard.press('Alt+Enter');
  await page.getByText(/ran on the server/).waitFor();
};

/** What the server answers to a learner whose programs fill their queue. */
const REFUSAL = {
  errors: [
    {
      message: 'Too many of your programs are still running. Wait 5 seconds and try again.',
      extensions: { code: 'RATE_LIMITED', retryAfter: 5 },
    },
  ],
};

async function runWhileRefused(page: Page): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ExecuteCode') === true
      ? route.fulfill({ json: REFUSAL })
      : route.continue(),
  );
  await untilEditor(page);
  await page.keyboard.press('Alt+Enter');
  await page.getByText('Trying again in 4 s').waitFor();
}

async function runLocally(page: Page): Promise<void> {
  await typeCode(page, 'name = input()\nprint(name.upper()');
  await button(page, 'Run (Local)').click();
  await page.getByText(/ran in your browser/).waitFor({ timeout: 60_000 });
}

async function submit(page: Page): Promise<void> {
  await untilEditor(page);
  await button(page, 'Submit Solution').click();
  await page
    .getByText(/of \d+ passed/)
    .first()
    .waitFor();
}

const openTab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name: new RegExp(name) }).click();
};

async function openShortcuts(page: Page): Promise<void> {
  await untilEditor(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

const scene = (name: string, act?: Scene['act'], challenge = 'shout-the-callsign'): Scene => ({
  name,
  viewer: 'regular',
  path: `/codex/${challenge}`,
  ...(act && { act }),
});

/** The states of the workspace. */
export const WORKSPACE_SCENES: readonly Scene[] = [
  scene('workspace', untilEditor),
  scene('workspace-lab', untilEditor, 'port-scanner'),
  scene('workspace-hints', openTab('Hints')),
  scene('workspace-history', openTab('History')),
  { ...scene('workspace-shortcuts', openShortcuts), isWindow: true },
  scene('workspace-local-error', runLocally),
  scene('workspace-failed', runOnServer('print("wrong \\t")')),
  scene('workspace-error', runOnServer('ports = [22]\nprint(ports[3])\n')),
  scene('workspace-refused', runWhileRefused),
  scene('workspace-submitted', submit),
  { name: 'workspace-locked', viewer: 'newcomer', path: '/codex/port-scanner' },
  { name: 'workspace-unknown', viewer: 'regular', path: '/codex/nowhere' },
  { name: 'workspace-welcome', viewer: 'regular', path: '/codex' },
];
