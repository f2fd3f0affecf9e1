import type { SecretName } from '../../secret-names.ts';
import type { StageName } from '../stages.ts';

export type Secrets = Partial<Record<SecretName, string>>;

/** Who deploys. */
export interface Caller {
  /** Twelve digits. */
  accountId: string;
  arn: string;
}

/** An AWS account in one region, as far as a deployment speaks to it by itself. */
export interface CloudAccount {
  /** @throws {DeployError} when there are no credentials, or none that work */
  authenticate: () => Promise<Caller>;
  /** Whether `cdk bootstrap` was run for this account and region. */
  isBootstrapped: () => Promise<boolean>;
  /** The most functions that may run at once in this region, all functions of the account together. */
  readConcurrency: () => Promise<number>;
  readSecrets: (stage: StageName) => Promise<Secrets>;
  /** Stores a secret, encrypted, in the place of what was there. */
  writeSecret: (stage: StageName, name: SecretName, value: string) => Promise<void>;
  /**
   * Has a function start afresh, with the secrets as they are now.
   *
   * @returns whether there is such a function
   */
  renewFunction: (name: string) => Promise<boolean>;
}
