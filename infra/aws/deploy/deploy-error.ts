import { ConfigError, StartError } from '../../start-error.ts';
import { StageError } from '../stages.ts';

/** An error that stops a deployment. Its message tells the operator what happened and what to do. */
export class DeployError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DeployError';
  }
}

const SENTENCES = [ConfigError, DeployError, StageError, StartError];

/** Returns an operator error's message, or all details of an unexpected error. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return SENTENCES.some((kind) => error instanceof kind)
    ? error.message
    : (error.stack ?? error.message);
}
