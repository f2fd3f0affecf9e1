import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { SecretName } from '../secret-names.ts';
import { functionArn } from './create-function.ts';
import { functionName, LIVE, secretsPath } from './stack-names.ts';
import type { Stage } from './stages.ts';

/**
 * The environment variables of every function except the sealed one. They contain no secrets, only where secrets are
 * stored.
 */
export function productEnvironment(
  stage: Stage,
  secrets: readonly SecretName[],
): Record<string, string> {
  return {
    STAGE: stage.name,
    SITE_URL: stage.siteUrl,
    SUPABASE_URL: stage.supabaseUrl,
    SUPABASE_ANON_KEY: stage.supabaseAnonKey,
    EXECUTION_FUNCTION: `${functionName(stage.name, 'execution')}:${LIVE}`,
    SECRETS_PATH: secretsPath(stage.name),
    SECRETS: secrets.join(','),
    ...(stage.corsOrigins.length > 0 && { CORS_ORIGINS: stage.corsOrigins.join(',') }),
  };
}

/** Permits reading some of the stage's own secrets, each by name. */
export function mayReadSecrets(
  scope: Construct,
  stage: Stage,
  names: readonly SecretName[],
): PolicyStatement {
  const parameters = names.map((name) =>
    Stack.of(scope).formatArn({
      service: 'ssm',
      resource: 'parameter',
      resourceName: secretsPath(stage.name).slice(1) + name,
    }),
  );
  return new PolicyStatement({ actions: ['ssm:GetParameters'], resources: parameters });
}

/** Permits calling the execution function. */
export function mayExecute(scope: Construct, stage: Stage): PolicyStatement {
  return new PolicyStatement({
    actions: ['lambda:InvokeFunction'],
    resources: [`${functionArn(scope, stage, 'execution')}:${LIVE}`],
  });
}
