import { parseArgs } from 'node:util';
import { STAGES, type StageName } from '../stages.ts';
import { DeployError } from './deploy-error.ts';

const STAGE_NAMES = STAGES.join(', ');

/** What the operator asked for. */
export interface DeployOptions {
  stage: StageName;
  /** Only tell what would be done. */
  isPlanOnly: boolean;
  /** Do not ask, as in a pipeline. */
  isConfirmed: boolean;
}

/**
 * Reads the arguments of `npm run deploy`.
 *
 * @throws {DeployError} saying how it is called
 */
export function readDeployOptions(given: readonly string[]): DeployOptions {
  const options = { plan: { type: 'boolean' }, yes: { type: 'boolean' } } as const;
  const { positionals, values } = parseOrRefuse(() =>
    parseArgs({ args: [...given], allowPositionals: true, options }),
  );
  return {
    stage: readStageName(positionals),
    isPlanOnly: values.plan ?? false,
    isConfirmed: values.yes ?? false,
  };
}

/**
 * Reads the one argument that names a stage.
 *
 * @throws {DeployError} naming the stages that there are
 */
export function readStageName([name, ...others]: readonly string[]): StageName {
  const stage = STAGES.find((known) => known === name);
  if (stage !== undefined && others.length === 0) return stage;
  const found = name === undefined ? 'none was named' : `found "${[name, ...others].join(' ')}"`;
  throw new DeployError(`Name one stage of ${STAGE_NAMES}; ${found}.`);
}

function parseOrRefuse<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    throw new DeployError(
      'An option is unknown; use: npm run deploy -- <stage> [--plan] [--yes].',
      { cause: error },
    );
  }
}
