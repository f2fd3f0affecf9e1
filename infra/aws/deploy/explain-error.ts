import { ConfigError } from '../../config-error.ts';
import { StartError } from '../../start-error.ts';
import { StageError } from '../stages.ts';
import { DeployError } from './deploy-error.ts';

const SENTENCES = [ConfigError, DeployError, StageError, StartError];

/** What the operator is told of a failure: its sentence, or everything that is known when nobody expected it. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return SENTENCES.some((kind) => error instanceof kind)
    ? error.message
    : (error.stack ?? error.message);
}
