import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type Alias, Architecture, type Function } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { API_CONNECTIONS } from '../lambda/connections.ts';
import { API_SECRETS } from '../secret-names.ts';
import { GATEWAY_TIMEOUT_MS } from '../time-limits.ts';
import { createFunction, createLogGroup, type Deployment } from './create-function.ts';
import { NETWORK_INTERFACES } from './execution.ts';
import type { ExecutionHosts } from './execution-hosts.ts';
import { mayExecute, mayReadSecrets, productEnvironment } from './product-environment.ts';
import { createAlias } from './release.ts';
import type { Stage } from './stages.ts';

/** The secrets that CloudFront sends to the APIs, so that nobody can bypass it. Both are resolved at deployment. */
interface OriginSecrets {
  /** The secret that CloudFront sends. */
  sent: string;
  /**
   * The secrets that the APIs accept, separated by a comma. Includes the previous one, which CloudFront sends until
   * the new one has reached all of its edge locations.
   */
  accepted: string;
}

/** Creates the stage's current secret and keeps the previous one. Nobody has to know either of them. */
function createOriginSecrets(scope: Construct, { originSecret: number }: Stage): OriginSecrets {
  const current = createSecret(scope, number);
  if (number === 1) return { sent: current, accepted: current };
  return { sent: current, accepted: `${current},${createSecret(scope, number - 1)}` };
}

function createSecret(scope: Construct, number: number): string {
  const secret = new Secret(scope, `OriginSecret${number}`, {
    description: 'The secret that CloudFront sends to the APIs.',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  return secret.secretValue.unsafeUnwrap();
}

/** Gives each API about half a vCPU more than it needs when warm, so that cold starts are fast. */
const MEMORY_MB = 1_024;

/** The functions besides the APIs that connect to the database, and deployments, need a few clients. */
const OTHER_CLIENTS = 10;
const APIS = 2;

/**
 * Returns how many environments of each API may exist at once, so that all their connections fit into the pooler. Even
 * one that is frozen keeps its connections. More requests get 503 at once, instead of a database that refuses everybody.
 */
export function apiConcurrency({ databaseClients }: Pick<Stage, 'databaseClients'>): number {
  return Math.floor((databaseClients - OTHER_CLIENTS) / API_CONNECTIONS / APIS);
}

/** What to deploy, and the hosts that run programs; null if Lambda does. */
interface ApiTerms extends Deployment {
  hosts: ExecutionHosts | null;
}

/** What an API needs to have programs run. */
interface WayToExecution {
  /** The network from which it calls; omitted outside of networks. */
  placement?: ExecutionHosts['apis']['placement'];
  environment?: Record<string, string>;
  rights: PolicyStatement;
}

const viaLambda = (scope: Construct, { stage }: Deployment): WayToExecution => ({
  rights: mayExecute(scope, stage),
});

/** Requests to hosts are signed with a key, so the role needs rights only to be attached to the network. */
const viaHosts = ({ apis, key }: ExecutionHosts): WayToExecution => ({
  placement: apis.placement,
  environment: {
    EXECUTION_ENDPOINT: apis.endpoint,
    EXECUTION_KEY: key.secretValue.unsafeUnwrap(),
  },
  rights: new PolicyStatement({ actions: NETWORK_INTERFACES, resources: ['*'] }),
});

/** Both APIs as functions behind one HTTP API, which accepts requests only from CloudFront. */
export class Apis extends Construct {
  readonly api: HttpApi;
  readonly graphql: Function;
  readonly rest: Function;
  /** What the gateway calls. */
  readonly aliases: readonly Alias[];
  /** The number of unexpected errors that the APIs have logged. */
  readonly errors: Metric;
  /** How often the APIs waited for a connection to the database for more than a second, or got none. */
  readonly connectionWaits: Metric;
  /** How often they got none. */
  readonly connectionFailures: Metric;
  /** The secrets that CloudFront sends to the APIs. */
  readonly originSecrets: OriginSecrets;

  constructor(scope: Construct, id: string, { hosts, ...deployment }: ApiTerms) {
    super(scope, id);
    this.originSecrets = createOriginSecrets(this, deployment.stage);
    const execution = hosts === null ? viaLambda(this, deployment) : viaHosts(hosts);
    this.graphql = this.createApi('graphql', deployment, execution);
    this.rest = this.createApi('rest', deployment, execution);
    const graphqlAlias = createAlias(this, this.graphql);
    const restAlias = createAlias(this, this.rest);
    // Hosts accept a new key before anything is signed with it.
    if (hosts !== null) {
      for (const api of [this.graphql, this.rest]) api.node.addDependency(hosts.service);
    }
    this.aliases = [graphqlAlias, restAlias];
    const count = createCounter(this, deployment.stage, [this.graphql, this.rest]);
    this.errors = count('ErrorLines', FilterPattern.stringValue('$.level', '=', 'error'));
    this.connectionWaits = count('ConnectionWaits', FilterPattern.exists('$.connectionSeconds'));
    this.connectionFailures = count(
      'ConnectionFailures',
      FilterPattern.exists('$.connectionFailure'),
    );
    this.api = new HttpApi(this, 'Api', {
      apiName: `packetsmith-${deployment.stage.name}`,
      createDefaultStage: false,
    });
    const graphql = new HttpLambdaIntegration('Graphql', graphqlAlias);
    const rest = new HttpLambdaIntegration('Rest', restAlias);
    this.api.addRoutes({ path: '/graphql', integration: graphql, methods: [HttpMethod.ANY] });
    this.api.addRoutes({ path: '/api/{proxy+}', integration: rest, methods: [HttpMethod.ANY] });
    this.openStage(deployment);
  }

  private createApi(
    name: 'graphql' | 'rest',
    deployment: Deployment,
    { placement, environment, rights }: WayToExecution,
  ): Function {
    const { stage } = deployment;
    return createFunction(this, deployment, {
      name,
      architecture: Architecture.ARM_64,
      memorySize: MEMORY_MB,
      timeoutMs: GATEWAY_TIMEOUT_MS,
      reservedConcurrentExecutions: apiConcurrency(stage),
      environment: {
        ...productEnvironment(stage, API_SECRETS),
        ORIGIN_SECRET: this.originSecrets.accepted,
        ...environment,
      },
      rights: [mayReadSecrets(this, stage, API_SECRETS), rights],
      ...placement,
    });
  }

  private openStage({ stage }: Deployment): void {
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: {
        rateLimit: stage.requestsPerSecond,
        // A page sends several requests at once.
        burstLimit: stage.requestsPerSecond * 2,
      },
      accessLogSettings: {
        destination: new LogGroupLogDestination(createLogGroup(this, 'AccessLog')),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LINE)),
      },
    });
  }
}

/** Counts the lines of functions' logs that match a pattern. The metrics of several logs with the same name add up. */
function createCounter(scope: Construct, { name }: Stage, functions: readonly Function[]) {
  const metricNamespace = `packetsmith-${name}`;
  return (metricName: string, filterPattern: IFilterPattern): Metric => {
    for (const { node, logGroup } of functions) {
      const terms = { logGroup, filterPattern, metricNamespace, metricName, metricValue: '1' };
      new MetricFilter(scope, `${node.id}${metricName}`, terms);
    }
    return new Metric({ namespace: metricNamespace, metricName, statistic: 'sum' });
  };
}

/** A line of the access log. It contains no address and no headers; the functions log what they need. */
const ACCESS_LINE = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  method: '$context.httpMethod',
  path: '$context.path',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  integrationError: '$context.integrationErrorMessage',
};
