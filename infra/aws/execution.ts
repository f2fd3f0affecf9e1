import {
  FlowLogDestination,
  FlowLogTrafficType,
  SecurityGroup,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Architecture, type Function, TenancyConfig } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { EXECUTION_LIMIT_MS } from '../time-limits.ts';
import { createFunction, type Deployment, functionArn, MAY_LOG } from './create-function.ts';
import { createLogGroup } from './create-log-group.ts';

const NAME = 'execution';

/** What Lambda itself, and nobody else, needs to put a function into a network. */
const NETWORK_INTERFACES = [
  'ec2:AssignPrivateIpAddresses',
  'ec2:CreateNetworkInterface',
  'ec2:DeleteNetworkInterface',
  'ec2:DescribeNetworkInterfaces',
  'ec2:DescribeSubnets',
  'ec2:UnassignPrivateIpAddresses',
];

/**
 * The function that runs learners' code: alone in a network that leads nowhere, in a role that may do nothing when
 * its own code asks, with an environment for every learner.
 */
export class Execution extends Construct {
  readonly function: Function;

  constructor(scope: Construct, id: string, deployment: Deployment) {
    super(scope, id);
    const network = createNetwork(this);
    this.function = createFunction(this, deployment, {
      name: NAME,
      // Forks under seccomp are tested on this processor; elsewhere the function takes its slower engine.
      architecture: Architecture.X86_64,
      memorySize: 2_048,
      timeoutMs: EXECUTION_LIMIT_MS,
      reservedConcurrentExecutions: deployment.stage.runsAtOnce,
      tenancyConfig: TenancyConfig.PER_TENANT,
      ...network,
      rights: executionRights(this, deployment),
    });
  }
}

function createNetwork(scope: Construct) {
  const vpc = new Vpc(scope, 'Network', {
    maxAzs: 2,
    natGateways: 0,
    createInternetGateway: false,
    restrictDefaultSecurityGroup: false,
    subnetConfiguration: [{ name: 'isolated', subnetType: SubnetType.PRIVATE_ISOLATED }],
  });
  // Nothing is to flow. What does is an attempt to get out.
  vpc.addFlowLog('Flow', {
    destination: FlowLogDestination.toCloudWatchLogs(createLogGroup(scope, 'FlowLog')),
    trafficType: FlowLogTrafficType.ALL,
  });
  const closed = new SecurityGroup(scope, 'Closed', {
    vpc,
    description: 'Lets nothing in and nothing out.',
    allowAllOutbound: false,
  });
  return { vpc, vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED }, securityGroups: [closed] };
}

/**
 * Lambda acts in the function's role to connect it to its network. Code that gets hold of the role's keys comes from
 * inside the function: it is refused everything but what its output does anyway, a line in the function's own log.
 *
 * @see https://docs.aws.amazon.com/lambda/latest/dg/permissions-source-function-arn.html
 */
function executionRights(scope: Construct, { stage }: Deployment): PolicyStatement[] {
  return [
    new PolicyStatement({ actions: NETWORK_INTERFACES, resources: ['*'] }),
    new PolicyStatement({
      effect: Effect.DENY,
      notActions: MAY_LOG,
      resources: ['*'],
      conditions: {
        ArnEquals: { 'lambda:SourceFunctionArn': functionArn(scope, stage, NAME) },
      },
    }),
  ];
}
