import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  GetParameterCommand,
  GetParametersCommand,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
} from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { SECRET_NAMES, type SecretName } from '../../secret-names.ts';
import { secretsPath, stackName } from '../stack-names.ts';
import type { StageName } from '../stages.ts';
import { DeployError } from './deploy-error.ts';

export type Secrets = Partial<Record<SecretName, string>>;

/** The AWS identity that deploys. */
export interface AwsPrincipal {
  /** Twelve digits. */
  accountId: string;
  arn: string;
}

/** The parts of an AWS account in one region that a deployment uses directly. */
export interface CloudAccount {
  /** @throws {DeployError} if there are no valid credentials */
  authenticate: () => Promise<AwsPrincipal>;
  /** Checks whether `cdk bootstrap` was run for this account and region. */
  isBootstrapped: () => Promise<boolean>;
  /** Returns the concurrency quota of this region, which all functions of the account share. */
  readConcurrency: () => Promise<number>;
  readSecrets: (stage: StageName) => Promise<Secrets>;
  /** Stores a secret encrypted and replaces the previous value. */
  writeSecret: (stage: StageName, name: SecretName, value: string) => Promise<void>;
  /** Returns the template of the stage's stack as it is deployed; null if there is no stack. */
  readTemplate: (stage: StageName) => Promise<string | null>;
}

/** Names of errors for missing credentials. */
const NO_CREDENTIALS = ['CredentialsProviderError'];

/** Names of errors for unknown or expired credentials. */
const STALE_CREDENTIALS = [
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidClientTokenId',
  'InvalidSignatureException',
  'SignatureDoesNotMatch',
  'TokenRefreshRequired',
  'UnrecognizedClientException',
];

const FORBIDDEN = ['AccessDenied', 'AccessDeniedException'];

/**
 * Explains an AWS error and what the operator can do about it.
 *
 * @param action the permission that the call needs, as a policy names it
 */
function explainRefusal(action: string, error: unknown): DeployError {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (NO_CREDENTIALS.includes(name)) {
    return new DeployError(
      `There are no AWS credentials (${message}); sign in, for example with "aws sso login", and set AWS_PROFILE to the profile.`,
      { cause: error },
    );
  }
  if (STALE_CREDENTIALS.includes(name)) {
    return new DeployError(`AWS does not accept the credentials (${name}); sign in again.`, {
      cause: error,
    });
  }
  if (FORBIDDEN.includes(name)) {
    return new DeployError(
      `AWS does not let you use ${action} (${message}); docs/deploy.md lists the permissions that a deployment needs.`,
      { cause: error },
    );
  }
  return new DeployError(`AWS did not respond to ${action} (${name}: ${message}); try again.`, {
    cause: error,
  });
}

/** The parameter that `cdk bootstrap` creates with its default qualifier. */
const BOOTSTRAP_PARAMETER = '/cdk-bootstrap/hnb659fds/version';

/** Options of every AWS client. */
interface AwsClientOptions {
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
    readTemplate: (stage) =>
      explaining('cloudformation:GetTemplate', async () => {
        const question = new GetTemplateCommand({ StackName: stackName(stage) });
        const found = await new CloudFormationClient(options).send(question).catch(noStack);
        return found?.TemplateBody ?? null;
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
  if (error instanceof ParameterNotFound) return false;
  throw error;
}

/** CloudFormation has no error of its own for a stack that doesn't exist. */
function noStack(error: unknown): null {
  if (error instanceof Error && /^Stack with id \S+ does not exist$/.test(error.message))
    return null;
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
