import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Stage } from './stages.ts';

/** What CloudFront says to the APIs, so that nobody goes around it. Both are resolved when the stack is deployed. */
export interface OriginSecrets {
  /** What CloudFront says. */
  said: string;
  /** What the APIs take, with a comma: also what CloudFront says until it has learned of the new one. */
  accepted: string;
}

/** Makes the stage's current secret and keeps the one before it. Nobody has to know either. */
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
    description: 'What CloudFront says to the APIs.',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  return secret.secretValue.unsafeUnwrap();
}
