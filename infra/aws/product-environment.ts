import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { SECRET_NAMES } from '../secret-names.ts';
import { functionArn } from './create-function.ts';
import { functionName, secretsPath } from './stack-names.ts';
import type { Stage } from './stages.ts';

/** The environment of every function but the sealed one. Secrets are not in it, only where they are kept. */
export function productEnvironment(stage: Stage): Record<string, string> {
  return {
    STAGE: stage.name,
    SITE_URL: stage.siteUrl,
    SUPABASE_URL: stage.supabaseUrl,
    SUPABASE_ANON_KEY: stage.supabaseAnonKey,
    EXECUTION_FUNCTION: functionName(stage.name, 'execution'),
    SECRETS_PATH: secretsPath(stage.name),
    ...(stage.corsOrigins.length > 0 && { CORS_ORIGINS: stage.corsOrigins.join(',') }),
  };
}

/** To read the stage's own secrets, each by its name. */
export function mayReadSecrets(scope: Construct, stage: Stage): PolicyStatement {
  const parameters = SECRET_NAMES.map((name) =>
    Stack.of(scope).formatArn({
      service: 'ssm',
      resource: 'parameter',
      resourceName: secretsPath(stage.name).slice(1) + name,
    }),
  );
  return new PolicyStatement({ actions: ['ssm:GetParameters'], resources: parameters });
}

/** To have learners' code run. */
export function mayExecute(scope: Construct, stage: Stage): PolicyStatement {
  return new PolicyStatement({
    actions: ['lambda:InvokeFunction'],
    resources: [functionArn(scope, stage, 'execution')],
  });
}
