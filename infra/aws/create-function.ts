import path from 'node:path';
import { ArnFormat, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  type Architecture,
  Code,
  Function,
  type FunctionProps,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Artifacts } from './artifacts.ts';
import { functionName } from './stack-names.ts';
import type { Stage } from './stages.ts';

/** Creates a log group that keeps its entries for twelve months, as the privacy policy states. */
export function createLogGroup(scope: Construct, id: string): LogGroup {
  return new LogGroup(scope, id, {
    retention: RetentionDays.ONE_YEAR,
    removalPolicy: RemovalPolicy.RETAIN,
  });
}

/** Permits writing to an existing log. */
export const MAY_LOG = ['logs:CreateLogStream', 'logs:PutLogEvents'];

/** What to deploy, and where. */
export interface Deployment {
  stage: Stage;
  artifacts: Artifacts;
}

/** Which function to create, its share of the machine, and its permissions beyond writing its log. */
interface FunctionTerms extends Partial<FunctionProps> {
  /** Its directory below the built functions, and the suffix of its name. */
  name: string;
  architecture: Architecture;
  /** In MB. The CPU share grows with it. */
  memorySize: number;
  timeoutMs: number;
  rights: readonly PolicyStatement[];
}

/** Creates a function from its built directory, with its own log and a role that holds all of its permissions. */
export function createFunction(
  scope: Construct,
  { stage, artifacts }: Deployment,
  { name, timeoutMs, rights, ...terms }: FunctionTerms,
): Function {
  const id = name.charAt(0).toUpperCase() + name.slice(1);
  const logGroup = createLogGroup(scope, `${id}Log`);
  const mayLog = new PolicyStatement({
    actions: MAY_LOG,
    resources: [logGroup.logGroupArn],
  });
  const role = new Role(scope, `${id}Role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { rights: new PolicyDocument({ statements: [mayLog, ...rights] }) },
  });
  return new Function(scope, id, {
    functionName: functionName(stage.name, name),
    runtime: Runtime.NODEJS_24_X,
    code: Code.fromAsset(path.join(artifacts.functions, name)),
    handler: 'index.handler',
    timeout: Duration.seconds(timeoutMs / 1_000),
    loggingFormat: LoggingFormat.JSON,
    logGroup,
    // Keeps other constructs from adding permissions to the role.
    role: role.withoutPolicyUpdates(),
    ...terms,
  });
}

/**
 * Returns the ARN of one of a stage's functions by name, so that a role can refer to a function that is created later.
 */
export function functionArn(scope: Construct, stage: Stage, name: string): string {
  return Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: functionName(stage.name, name),
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
}
