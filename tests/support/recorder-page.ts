import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const textOf = async (part: Locator): Promise<string> => (await part.textContent()) ?? '';

/** The recorder on a page, and what it says. */
export function recorderOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Replay of/ });
  const happened = dialog.getByRole('region', { name: 'What happened here' });
  return {
    dialog,
    announced: () => textOf(happened.getByRole('status')),
    currentLine: () => textOf(dialog.locator('[aria-current=true].line')),
    expectAccessible: async (): Promise<void> => {
      const found = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    },
  };
}

/** Runs a wrong program in the workspace, and asks why it failed. */
export async function openFailedRun(page: Page, lines: readonly string[]): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  await page.getByRole('textbox', { name: 'Code editor' }).fill(lines.join('\n'));
  await button('Run (Local)').click();
  await page.getByText('ran in your browser').first().waitFor();
  await button('Why did this fail?').click();
  await recorderOn(page).dialog.waitFor();
}
