import { ConfigError } from '../../config-error.ts';
import { StartFailure } from '../../server/start-failure.ts';
import { StageError } from '../stages.ts';
import { DeployFailure } from './deploy-failure.ts';

const SENTENCES = [ConfigError, DeployFailure, StageError, StartFailure];

/** What the operator is told of a failure: its sentence, or everything that is known when nobody expected it. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return SENTENCES.some((kind) => error instanceof kind)
    ? error.message
    : (error.stack ?? error.message);
}
