import { ConfigError } from '../../config-error.ts';
import { StartError } from '../../start-error.ts';
import { StageError } from '../stages.ts';
import { DeployError } from './deploy-error.ts';

const SENTENCES = [ConfigError, DeployError, StageError, StartError];

/** Returns an operator error's message, or all details of an unexpected error. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return SENTENCES.some((kind) => error instanceof kind)
    ? error.message
    : (error.stack ?? error.message);
}
