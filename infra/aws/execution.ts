import path from 'node:path';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  FlowLogDestination,
  FlowLogTrafficType,
  SecurityGroup,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Platform } from 'aws-cdk-lib/aws-ecr-assets';
import {
  type Alias,
  Architecture,
  Code,
  type Function,
  Handler,
  Runtime,
  TenancyConfig,
} from 'aws-cdk-lib/aws-lambda';
import {
  FilterPattern,
  type ILogGroup,
  MetricFilter,
  type MetricFilterProps,
} from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { CaseOutcome } from '../../sandbox/contract.ts';
import type { SandboxEngine } from '../../sandbox/python/engine.ts';
import { EXECUTION_LIMIT_MS } from '../time-limits.ts';
import {
  createFunction,
  createLogGroup,
  type Deployment,
  functionArn,
  MAY_LOG,
} from './create-function.ts';
import { createAlias } from './release.ts';

const NAME = 'execution';

/** The built files of the image, which hosts run as well. */
export const imageOf = ({ artifacts }: Deployment): string => path.join(artifacts.functions, NAME);

const OUTCOMES: readonly CaseOutcome['status'][] = [
  'FINISHED',
  'ERROR',
  'TIME_LIMIT',
  'MEMORY_LIMIT',
  'OUTPUT_LIMIT',
  'CRASHED',
];

/** The actions that Lambda itself needs to attach a function to a network. */
export const NETWORK_INTERFACES = [
  'ec2:AssignPrivateIpAddresses',
  'ec2:CreateNetworkInterface',
  'ec2:DeleteNetworkInterface',
  'ec2:DescribeNetworkInterfaces',
  'ec2:DescribeSubnets',
  'ec2:UnassignPrivateIpAddresses',
];

/**
 * The function that runs learners' code: isolated in a network without a way out, in a role that denies everything to
 * the function's code, with a separate environment per learner.
 */
export class Execution extends Construct {
  readonly function: Function;
  /** What the APIs call. */
  readonly alias: Alias;
  /** The number of Python interpreters that ended although nobody killed them. */
  readonly deaths: Metric;
  /** The number of environments that fork a booted interpreter for each run. */
  readonly forks: Metric;
  /** The number of environments that start a process for each run, at about three times the cost. */
  readonly slowEngines: Metric;
  /** The number of started environments, whatever their engine. */
  readonly environments: Metric;
  /** How programs ended, and the p95 of how long they took. */
  readonly runs: { byOutcome: readonly Metric[]; seconds: Metric };
  /** The number of connections that were tried in the function's network, which nothing should use. */
  readonly connections: Metric;

  constructor(scope: Construct, id: string, deployment: Deployment) {
    super(scope, id);
    const { flowLog, ...network } = createNetwork(this);
    this.function = createFunction(this, deployment, {
      name: NAME,
      // The interpreter is compiled for this architecture and for the image's own Node.
      architecture: Architecture.X86_64,
      code: Code.fromAssetImage(imageOf(deployment), {
        platform: Platform.LINUX_AMD64,
      }),
      runtime: Runtime.FROM_IMAGE,
      handler: Handler.FROM_IMAGE,
      memorySize: 2_048,
      timeoutMs: EXECUTION_LIMIT_MS,
      reservedConcurrentExecutions: deployment.stage.runsAtOnce,
      tenancyConfig: TenancyConfig.PER_TENANT,
      ...network,
      rights: executionRights(this, deployment),
    });
    this.alias = createAlias(this, this.function);
    const { deaths, forks, slowEngines, environments, runs } = countInterpreters(
      this,
      deployment,
      this.function.logGroup,
    );
    this.deaths = deaths;
    this.forks = forks;
    this.slowEngines = slowEngines;
    this.environments = environments;
    this.runs = runs;
    this.connections = countConnections(this, deployment, flowLog);
  }
}

/** Counts lines of a log. */
type Count = (
  id: string,
  terms: Pick<MetricFilterProps, 'filterPattern' | 'metricValue' | 'dimensions'>,
) => Metric;

function createCounter(scope: Construct, { stage }: Deployment, logGroup: ILogGroup): Count {
  return (id, terms) =>
    new MetricFilter(scope, id, {
      logGroup,
      metricNamespace: `packetsmith-${stage.name}`,
      metricName: `Interpreter${id}`,
      ...terms,
    }).metric({ statistic: 'sum' });
}

/** What interpreters log. The metrics of several logs with the same names add up. */
type InterpreterMetrics = Pick<
  Execution,
  'deaths' | 'forks' | 'slowEngines' | 'environments' | 'runs'
>;

/** Counts the lines of a log that say how interpreters start, run programs and end. */
export function countInterpreters(
  scope: Construct,
  deployment: Deployment,
  logGroup: ILogGroup,
): InterpreterMetrics {
  const count = createCounter(scope, deployment, logGroup);
  const countEngine = (id: string, engine: SandboxEngine): Metric => {
    const filterPattern = FilterPattern.stringValue('$.engine', '=', engine);
    return count(id, { filterPattern, metricValue: '1' });
  };
  return {
    deaths: count('Deaths', {
      filterPattern: FilterPattern.exists('$.deaths'),
      metricValue: '$.deaths',
    }),
    forks: countEngine('Forks', 'fork'),
    slowEngines: countEngine('Processes', 'process'),
    environments: count('Starts', {
      filterPattern: FilterPattern.exists('$.engine'),
      metricValue: '1',
    }),
    runs: countRuns(count),
  };
}

/** Counts the lines that the function logs after each program. */
function countRuns(count: Count): Execution['runs'] {
  const filterPattern = FilterPattern.exists('$.outcome');
  const dimensions = { Outcome: '$.outcome' };
  const runs = count('Runs', { filterPattern, metricValue: '1', dimensions });
  const seconds = count('RunSeconds', { filterPattern, metricValue: '$.seconds' });
  return {
    byOutcome: OUTCOMES.map((Outcome) => runs.with({ dimensionsMap: { Outcome }, label: Outcome })),
    seconds: seconds.with({ statistic: 'p95' }),
  };
}

function createNetwork(scope: Construct) {
  const vpc = new Vpc(scope, 'Network', {
    maxAzs: 2,
    // The resolver of a network answers from outside, whatever its routes and security groups say.
    enableDnsSupport: false,
    enableDnsHostnames: false,
    natGateways: 0,
    createInternetGateway: false,
    restrictDefaultSecurityGroup: false,
    subnetConfiguration: [{ name: 'isolated', subnetType: SubnetType.PRIVATE_ISOLATED }],
  });
  const flowLog = createLogGroup(scope, 'FlowLog');
  vpc.addFlowLog('Flow', {
    destination: FlowLogDestination.toCloudWatchLogs(flowLog),
    trafficType: FlowLogTrafficType.ALL,
  });
  const closed = new SecurityGroup(scope, 'Closed', {
    vpc,
    description: 'Allows no traffic in either direction.',
    allowAllOutbound: false,
  });
  return {
    flowLog,
    vpc,
    vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
    securityGroups: [closed],
  };
}

/**
 * Counts the lines of a flow log that have traffic. An idle interface writes lines as well, with the status NODATA.
 *
 * @see https://docs.aws.amazon.com/vpc/latest/userguide/flow-log-records.html
 */
function countConnections(scope: Construct, { stage }: Deployment, logGroup: ILogGroup): Metric {
  const filter = new MetricFilter(scope, 'Connections', {
    logGroup,
    filterPattern: FilterPattern.spaceDelimited('...', 'action', 'status').whereString(
      'status',
      '=',
      'OK',
    ),
    metricNamespace: `packetsmith-${stage.name}`,
    metricName: 'ExecutionConnections',
    metricValue: '1',
  });
  return filter.metric({ statistic: 'sum' });
}

/**
 * Lambda uses the function's role to connect it to its network. Code that steals the role's credentials runs inside
 * the function, so this denies it everything except writing to the function's log, which its output does anyway.
 *
 * @see https://docs.aws.amazon.com/lambda/latest/dg/permissions-source-function-arn.html
 */
function executionRights(scope: Construct, { stage }: Deployment): PolicyStatement[] {
  const own = functionArn(scope, stage, NAME);
  return [
    new PolicyStatement({ actions: NETWORK_INTERFACES, resources: ['*'] }),
    new PolicyStatement({
      effect: Effect.DENY,
      notActions: MAY_LOG,
      resources: ['*'],
      // A call through the alias may name the version as well.
      conditions: { ArnLike: { 'lambda:SourceFunctionArn': [own, `${own}:*`] } },
    }),
  ];
}
