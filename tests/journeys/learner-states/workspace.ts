import type { Page } from 'playwright-core';
import type { Scene, Stage } from './stage.ts';

/** Returns a button of the workspace by its label. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Code editor' });
export const results = (page: Page) => page.getByRole('region', { name: 'Test Results' });
/** Opens the menu beside the button that runs, and runs on the server. */
export async function runOnServer(page: Page): Promise<void> {
  await button(page, 'Run Code').click();
}
/** The line that shows the status of the runs. */
export const status = (page: Page) => results(page).getByRole('status');

interface WorkspaceOptions {
  challenge: string;
  learner?: 'newcomer' | 'regular';
  /** Whether the test controls the page's clock. */
  hasClock?: boolean;
}

/** Opens a workspace in which Python never loads, to test runs on the server. */
export async function workspace(stage: Stage, options: WorkspaceOptions): Promise<Scene> {
  const { challenge, learner = 'regular', hasClock = false } = options;
  const prepare = async (page: Page): Promise<void> => {
    await page.route('**/runtime/**', () => undefined);
    if (hasClock) await page.clock.install();
  };
  const own = hasClock ? { own: {} } : {};
  const scene = await stage.open(learner, `/codex/${challenge}`, { prepare, ...own });
  await editor(scene.page).waitFor();
  return scene;
}
