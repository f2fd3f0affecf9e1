import { createInterface } from 'node:readline/promises';
import process from 'node:process';
import type { StageName } from '../stages.ts';
import { DeployError } from './deploy-error.ts';

/** Asks the operator one line; null when there is nobody to ask. */
export type Ask = ((question: string) => Promise<string>) | null;

/** Asks on the terminal that the program was started from; null when it was not started from one. */
export function openTerminal(): Ask {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) return null;
  return async (question) => {
    const terminal = createInterface({ input, output });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  };
}

/**
 * Lets the operator decide. Production takes more than a keystroke.
 *
 * @throws {DeployError} when the answer is not yes
 */
export async function requireConsent(stage: StageName, ask: Ask): Promise<void> {
  if (ask === null) {
    throw new DeployError(
      'There is no terminal to ask on, and nothing was changed; add --yes where a pipeline decides.',
    );
  }
  const expected = stage === 'production' ? stage : 'yes';
  const answer = await ask(`Type "${expected}" to deploy: `);
  if (answer.trim() !== expected) throw new DeployError('Nothing was changed.');
}
