import {
  GetAccountSettingsCommand,
  LambdaClient,
  ResourceNotFoundException,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import {
  GetParameterCommand,
  GetParametersCommand,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
} from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { SECRET_NAMES } from '../../secret-names.ts';
import { secretsPath } from '../stack-names.ts';
import type { StageName } from '../stages.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { CloudAccount, Secrets } from './cloud-account.ts';

/** The parameter that `cdk bootstrap` creates with its default qualifier. */
const BOOTSTRAP_PARAMETER = '/cdk-bootstrap/hnb659fds/version';

/** Options of every AWS client. */
export interface AwsClientOptions {
  region: string;
  /** For tests. Defaults to AWS's own endpoint. */
  endpoint?: string;
}

/**
 * Connects to AWS with the credentials that the SDK finds: environment variables, a profile, single sign-on or a role.
 */
export function openAwsAccount(options: AwsClientOptions): CloudAccount {
  const ssm = new SSMClient(options);
  const lambda = new LambdaClient(options);
  return {
    authenticate: () =>
      explaining('sts:GetCallerIdentity', async () => {
        const found = await new STSClient(options).send(new GetCallerIdentityCommand({}));
        return { accountId: found.Account ?? '', arn: found.Arn ?? '' };
      }),
    isBootstrapped: () =>
      explaining('ssm:GetParameter', async () => {
        const asking = ssm.send(new GetParameterCommand({ Name: BOOTSTRAP_PARAMETER }));
        return asking.then(() => true, isMissing);
      }),
    readConcurrency: () =>
      explaining('lambda:GetAccountSettings', async () => {
        const settings = await lambda.send(new GetAccountSettingsCommand({}));
        return settings.AccountLimit?.ConcurrentExecutions ?? 0;
      }),
    readSecrets: (stage) => explaining('ssm:GetParameters', () => readSecrets(ssm, stage)),
    writeSecret: (stage, name, value) =>
      explaining('ssm:PutParameter', async () => {
        const Name = secretsPath(stage) + name;
        const parameter = { Name, Value: value, Type: 'SecureString', Overwrite: true } as const;
        await ssm.send(new PutParameterCommand(parameter));
      }),
    renewFunction: (name) =>
      explaining('lambda:UpdateFunctionConfiguration', async () => {
        // Any configuration change makes Lambda start new environments. Nothing depends on the description.
        const Description = `Secrets of ${new Date().toISOString()}`;
        const change = new UpdateFunctionConfigurationCommand({ FunctionName: name, Description });
        return lambda.send(change).then(() => true, isMissing);
      }),
  };
}

async function readSecrets(ssm: SSMClient, stage: StageName): Promise<Secrets> {
  const path = secretsPath(stage);
  const Names = SECRET_NAMES.map((name) => path + name);
  const { Parameters = [] } = await ssm.send(
    new GetParametersCommand({ Names, WithDecryption: true }),
  );
  return Object.fromEntries(
    Parameters.map(({ Name = '', Value }) => [Name.slice(path.length), Value]),
  );
}

function isMissing(error: unknown): false {
  if (error instanceof ParameterNotFound || error instanceof ResourceNotFoundException)
    return false;
  throw error;
}

/** @param action the permission that the call needs, as a policy names it */
async function explaining<Found>(action: string, ask: () => Promise<Found>): Promise<Found> {
  try {
    return await ask();
  } catch (error) {
    throw explainRefusal(action, error);
  }
}
