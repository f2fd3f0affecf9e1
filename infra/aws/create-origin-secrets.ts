import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Stage } from './stages.ts';

/** The secrets that CloudFront sends to the APIs, so that nobody can bypass it. Both are resolved at deployment. */
export interface OriginSecrets {
  /** The secret that CloudFront sends. */
  said: string;
  /**
   * The secrets that the APIs accept, separated by a comma. Includes the previous one, which CloudFront sends until
   * the new one has reached all of its edge locations.
   */
  accepted: string;
}

/** Creates the stage's current secret and keeps the previous one. Nobody has to know either of them. */
export function createOriginSecrets(
  scope: Construct,
  { originSecret: number }: Stage,
): OriginSecrets {
  const current = createSecret(scope, number);
  if (number === 1) return { said: current, accepted: current };
  return { said: current, accepted: `${current},${createSecret(scope, number - 1)}` };
}

function createSecret(scope: Construct, number: number): string {
  const secret = new Secret(scope, `OriginSecret${number}`, {
    description: 'The secret that CloudFront sends to the APIs.',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  return secret.secretValue.unsafeUnwrap();
}
