import { createInterface } from 'node:readline/promises';
import process from 'node:process';
import type { StageName } from '../stages.ts';
import { DeployError } from './deploy-error.ts';

/** Asks the operator for one line; null if there is no terminal. */
export type Ask = ((question: string) => Promise<string>) | null;

/** Returns a prompt on the terminal that started the program; null if there is none. */
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
 * Asks the operator for confirmation. Production requires more than a keystroke.
 *
 * @throws {DeployError} if the operator does not confirm
 */
export async function requireConsent(stage: StageName, ask: Ask): Promise<void> {
  if (ask === null) {
    throw new DeployError(
      'Confirming needs a terminal, so nothing was changed. Add --yes to deploy from a pipeline.',
    );
  }
  const expected = stage === 'production' ? stage : 'yes';
  const answer = await ask(`Type "${expected}" to deploy: `);
  if (answer.trim() !== expected) throw new DeployError('Nothing was changed.');
}
