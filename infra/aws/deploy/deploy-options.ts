import { parseArgs } from 'node:util';
import { STAGES, type StageName } from '../stages.ts';
import { DeployError } from './deploy-error.ts';

const STAGE_NAMES = STAGES.join(', ');

/** The options of a deployment. */
export interface DeployOptions {
  stage: StageName;
  /** Only print the plan. */
  isPlanOnly: boolean;
  /** Skip the confirmation, as in a pipeline. */
  isConfirmed: boolean;
  /** The stage that must run the same files; null to deploy any. */
  from: StageName | null;
}

/**
 * Parses the arguments of `npm run deploy`.
 *
 * @throws {DeployError} with the usage
 */
export function readDeployOptions(given: readonly string[]): DeployOptions {
  const options = {
    plan: { type: 'boolean' },
    yes: { type: 'boolean' },
    from: { type: 'string' },
  } as const;
  const { positionals, values } = parseOrRefuse(() =>
    parseArgs({ args: [...given], allowPositionals: true, options }),
  );
  return {
    stage: readStageName(positionals),
    isPlanOnly: values.plan ?? false,
    isConfirmed: values.yes ?? false,
    from: values.from === undefined ? null : readStageName([values.from]),
  };
}

/**
 * Parses the one argument that names a stage.
 *
 * @throws {DeployError} listing the existing stages
 */
export function readStageName([name, ...others]: readonly string[]): StageName {
  const stage = STAGES.find((known) => known === name);
  if (stage !== undefined && others.length === 0) return stage;
  const found = name === undefined ? 'none was given' : `found "${[name, ...others].join(' ')}"`;
  throw new DeployError(`Specify exactly one stage (${STAGE_NAMES}); ${found}.`);
}

function parseOrRefuse<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (error) {
    throw new DeployError(
      'Unknown option. Usage: npm run deploy -- <stage> [--from <stage>] [--plan] [--yes].',
      {
        cause: error,
      },
    );
  }
}
