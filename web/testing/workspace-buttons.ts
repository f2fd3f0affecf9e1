import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** The shorter words of buttons in a narrow window. Their names are the same. */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['Run (Local)', 'Run'],
  ['Submit Solution', 'Submit'],
]);

/** The buttons that a narrow window has in its menu. */
const IN_MENU: ReadonlySet<string> = new Set([
  'Run Code',
  'Own input',
  'Reset to starter code',
  'Keyboard shortcuts',
]);

/** Returns a button of a workspace in a narrow window, by text: the page is large, and queries by role are slow. */
export function workspaceButton(name: string): Promise<HTMLElement> {
  return screen.findByText(SHORT_WORDS.get(name) ?? name, { selector: 'button' });
}

/** Presses a button of a workspace in a narrow window, or the one with this name in its menu. */
export async function pressInWorkspace(name: string): Promise<void> {
  if (IN_MENU.has(name)) {
    await userEvent.click(await screen.findByLabelText('More', { selector: 'button' }));
  }
  await userEvent.click(await workspaceButton(name));
}
