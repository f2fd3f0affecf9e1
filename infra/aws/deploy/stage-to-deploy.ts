import { decodeJwt } from 'jose';
import { readStages, samplesIn, type Stage, type StageName } from '../stages.ts';
import { DeployError } from './deploy-error.ts';

/**
 * Reads a stage as its operator described it.
 *
 * @param file the sources' own stages.yml unless told
 * @throws {StageError} when the file is malformed
 * @throws {DeployError} naming what still holds a sample, or a key that no browser may have
 */
export async function readStageToDeploy(name: StageName, file?: string): Promise<Stage> {
  const stage = (await readStages(file)).find((candidate) => candidate.name === name);
  if (stage === undefined) throw new DeployError(`stages.yml does not describe ${name}; add it.`);
  const samples = samplesIn(stage).filter((key) => key !== 'siteUrl' || !lacksAddress(stage));
  if (samples.length > 0) {
    const keys = samples.map(asWritten).join(', ');
    throw new DeployError(
      `The stage ${name} in infra/aws/stages.yml still holds samples (${keys}); docs/deploy.md says what to write there.`,
    );
  }
  refusePrivateKey(stage);
  return stage;
}

/** Whether nobody knows yet where the stage will be: CloudFront tells at the first deployment. */
export function lacksAddress(stage: Stage): boolean {
  return stage.certificateArn === null && samplesIn(stage).includes('siteUrl');
}

/** The key of the file for one of ours: supabaseUrl is written supabase_url. */
function asWritten(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Every browser is given this key. Its neighbor on the dashboard opens the whole project. */
function refusePrivateKey({ name, supabaseAnonKey: key }: Stage): void {
  if (!key.startsWith('sb_secret_') && roleOf(key) !== 'service_role') return;
  throw new DeployError(
    `supabase_anon_key of the stage ${name} is the project's secret key, which every browser would be given; write the "anon" or "publishable" key there, and renew the secret one if this file was ever shared.`,
  );
}

/** The role that a key of Supabase's older kind names; null for any other text. */
export function roleOf(key: string): string | null {
  try {
    const { role } = decodeJwt(key);
    return typeof role === 'string' ? role : null;
  } catch {
    return null;
  }
}
