import { decodeJwt } from 'jose';
import { readStages, samplesIn, type Stage, type StageName } from '../stages.ts';
import { DeployError } from './deploy-error.ts';

/**
 * Reads and checks the settings of a stage.
 *
 * @param file defaults to the project's stages.yml
 * @throws {StageError} if the file is malformed
 * @throws {DeployError} naming the keys with sample values, or a key that browsers must not receive
 */
export async function readStageToDeploy(name: StageName, file?: string): Promise<Stage> {
  const stage = (await readStages(file)).find((candidate) => candidate.name === name);
  if (stage === undefined) throw new DeployError(`stages.yml does not contain ${name}. Add it.`);
  const samples = samplesIn(stage).filter((key) => key !== 'siteUrl' || !lacksAddress(stage));
  if (samples.length > 0) {
    const keys = samples.map(asWritten).join(', ');
    throw new DeployError(
      `The stage ${name} in infra/aws/stages.yml still has sample values for ${keys}. docs/deploy.md explains what to replace them with.`,
    );
  }
  refusePrivateKey(stage);
  return stage;
}

/** Checks whether the stage has no URL yet. CloudFront supplies one at the first deployment. */
export function lacksAddress(stage: Stage): boolean {
  return stage.certificateArn === null && samplesIn(stage).includes('siteUrl');
}

/** Returns the key as it is written in the file: supabase_url for supabaseUrl. */
function asWritten(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Every browser receives this key. The key next to it on the dashboard gives full access to the project. */
function refusePrivateKey({ name, supabaseAnonKey: key }: Stage): void {
  if (!key.startsWith('sb_secret_') && roleOf(key) !== 'service_role') return;
  throw new DeployError(
    `supabase_anon_key of the stage ${name} is the project's secret key, which every browser would receive. Use the "anon" or "publishable" key instead, and rotate the secret key if this file was ever shared.`,
  );
}

/** Returns the role in a legacy Supabase key; null for any other text. */
export function roleOf(key: string): string | null {
  try {
    const { role } = decodeJwt(key);
    return typeof role === 'string' ? role : null;
  } catch {
    return null;
  }
}
