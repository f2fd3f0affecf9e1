import type { SecretName } from '../../secret-names.ts';
import type { StageName } from '../stages.ts';

export type Secrets = Partial<Record<SecretName, string>>;

/** The AWS identity that deploys. */
export interface Caller {
  /** Twelve digits. */
  accountId: string;
  arn: string;
}

/** The parts of an AWS account in one region that a deployment uses directly. */
export interface CloudAccount {
  /** @throws {DeployError} if there are no valid credentials */
  authenticate: () => Promise<Caller>;
  /** Checks whether `cdk bootstrap` was run for this account and region. */
  isBootstrapped: () => Promise<boolean>;
  /** Returns the concurrency quota of this region, which all functions of the account share. */
  readConcurrency: () => Promise<number>;
  readSecrets: (stage: StageName) => Promise<Secrets>;
  /** Stores a secret encrypted and replaces the previous value. */
  writeSecret: (stage: StageName, name: SecretName, value: string) => Promise<void>;
  /**
   * Restarts a function so that it reads the current secrets.
   *
   * @returns whether the function exists
   */
  renewFunction: (name: string) => Promise<boolean>;
}
