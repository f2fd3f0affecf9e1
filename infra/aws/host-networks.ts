// cspell:ignore elasticloadbalancingv starport
import { Fn, Stack } from 'aws-cdk-lib';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  FlowLogDestination,
  FlowLogTrafficType,
  GatewayVpcEndpointAwsService,
  InterfaceVpcEndpoint,
  InterfaceVpcEndpointAwsService,
  InterfaceVpcEndpointService,
  type ISecurityGroup,
  Peer,
  Port,
  SecurityGroup,
  type SubnetSelection,
  SubnetType,
  Vpc,
  VpcEndpointService,
} from 'aws-cdk-lib/aws-ec2';
import type { NetworkLoadBalancer } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { AnyPrincipal, ArnPrincipal, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import {
  CfnFirewallDomainList,
  CfnFirewallRuleGroup,
  CfnFirewallRuleGroupAssociation,
} from 'aws-cdk-lib/aws-route53resolver';
import { Construct } from 'constructs';
import { createLogGroup, type Deployment } from './create-function.ts';

/** The port of the hosts and of everything in front of them. */
export const HOST_PORT = 8_080;

/** What the software of the machines calls: to receive tasks, to fetch the image and the key, and to write the log. */
const CALLED = {
  Ecs: InterfaceVpcEndpointAwsService.ECS,
  EcsAgent: InterfaceVpcEndpointAwsService.ECS_AGENT,
  EcsTelemetry: InterfaceVpcEndpointAwsService.ECS_TELEMETRY,
  Ecr: InterfaceVpcEndpointAwsService.ECR,
  EcrDocker: InterfaceVpcEndpointAwsService.ECR_DOCKER,
  Logs: InterfaceVpcEndpointAwsService.CLOUDWATCH_LOGS,
  Secrets: InterfaceVpcEndpointAwsService.SECRETS_MANAGER,
} as const;

/** The network of the hosts, and who may connect to whom in it. */
export interface HostNetwork {
  vpc: Vpc;
  subnets: SubnetSelection;
  /** The machines, which may call the services of AWS that they need. */
  machines: ISecurityGroup;
  /** The hosts on the machines, which may call nobody. */
  tasks: ISecurityGroup;
  /** The load balancer, which may call the hosts. */
  balancers: ISecurityGroup;
  /** The number of connections that were refused. */
  refused: Metric;
}

/** Creates a network without a gateway, in which names of AWS are the only ones. */
export function createHostNetwork(scope: Construct, { stage }: Deployment): HostNetwork {
  const vpc = new Vpc(scope, 'Network', {
    maxAzs: 2,
    natGateways: 0,
    createInternetGateway: false,
    restrictDefaultSecurityGroup: false,
    subnetConfiguration: [{ name: 'hosts', subnetType: SubnetType.PRIVATE_ISOLATED }],
  });
  const subnets = { subnetType: SubnetType.PRIVATE_ISOLATED };
  const createGroup = (id: string, description: string): SecurityGroup =>
    new SecurityGroup(scope, id, { vpc, description, allowAllOutbound: false });
  const machines = createGroup('MachinesGroup', 'Machines call services of AWS.');
  const tasks = createGroup('TasksGroup', 'Hosts are called, and call nobody.');
  const balancers = createGroup('BalancersGroup', 'The load balancer calls hosts.');
  const services = createGroup('ServicesGroup', 'Endpoints of services of AWS.');
  allow(balancers, tasks, HOST_PORT);
  allow(machines, services, 443);
  for (const [id, service] of Object.entries(CALLED)) {
    vpc.addInterfaceEndpoint(id, { service, subnets, securityGroups: [services], open: false });
  }
  addLayers(vpc, machines);
  closeResolver(scope, vpc);
  return {
    vpc,
    subnets,
    machines,
    tasks,
    balancers,
    refused: countRefused(scope, vpc, stage.name),
  };
}

function allow(from: SecurityGroup, to: SecurityGroup, port: number): void {
  from.addEgressRule(to, Port.tcp(port));
  to.addIngressRule(from, Port.tcp(port));
}

/**
 * Lets machines read the layers of images, and nothing else in S3.
 *
 * @see https://docs.aws.amazon.com/AmazonECR/latest/userguide/vpc-endpoints.html#ecr-minimum-s3-perms
 */
function addLayers(vpc: Vpc, machines: SecurityGroup): void {
  const endpoint = vpc.addGatewayEndpoint('Layers', { service: GatewayVpcEndpointAwsService.S3 });
  const { region, partition } = Stack.of(vpc);
  endpoint.addToPolicy(
    new PolicyStatement({
      principals: [new AnyPrincipal()],
      actions: ['s3:GetObject'],
      resources: [`arn:${partition}:s3:::prod-${region}-starport-layer-bucket/*`],
    }),
  );
  // Without an entry for S3 in the group, packets to it are dropped. No other address has a route.
  machines.addEgressRule(
    Peer.anyIpv4(),
    Port.tcp(443),
    'Layers of images, through the gateway endpoint.',
  );
}

/** Answers only for names of AWS. Queries for any other name could carry something out of the network. */
function closeResolver(scope: Construct, vpc: Vpc): void {
  const list = (id: string, domains: string[]): string =>
    new CfnFirewallDomainList(scope, id, { domains }).attrId;
  const group = new CfnFirewallRuleGroup(scope, 'Names', {
    firewallRules: [
      {
        action: 'ALLOW',
        priority: 100,
        firewallDomainListId: list('OwnNames', ['*.amazonaws.com', '*.amazonaws.com.']),
      },
      {
        action: 'BLOCK',
        blockResponse: 'NXDOMAIN',
        priority: 200,
        firewallDomainListId: list('OtherNames', ['*']),
      },
    ],
  });
  new CfnFirewallRuleGroupAssociation(scope, 'NamesOfNetwork', {
    firewallRuleGroupId: group.attrId,
    priority: 101,
    vpcId: vpc.vpcId,
  });
}

/** Counts refused connections. Every connection that the hosts need is allowed. */
function countRefused(scope: Construct, vpc: Vpc, stage: string): Metric {
  const logGroup = createLogGroup(scope, 'FlowLog');
  vpc.addFlowLog('Flow', {
    destination: FlowLogDestination.toCloudWatchLogs(logGroup),
    trafficType: FlowLogTrafficType.REJECT,
  });
  const filter = new MetricFilter(scope, 'Refused', {
    logGroup,
    filterPattern: FilterPattern.spaceDelimited('...', 'action', 'status').whereString(
      'action',
      '=',
      'REJECT',
    ),
    metricNamespace: `packetsmith-${stage}`,
    metricName: 'HostConnectionsRefused',
    metricValue: '1',
  });
  return filter.metric({ statistic: 'sum' });
}

/**
 * The network of the APIs while programs run on hosts: with a way to Supabase, and a way to the load balancer. Hosts can't
 * use either of them.
 */
export class ApiNetwork extends Construct {
  /** The settings of a function in this network. */
  readonly placement: { vpc: Vpc; vpcSubnets: SubnetSelection; securityGroups: ISecurityGroup[] };
  /** The URL of the hosts. */
  readonly endpoint: string;

  constructor(scope: Construct, id: string, balancer: NetworkLoadBalancer) {
    super(scope, id);
    const { account, partition } = Stack.of(this);
    const vpc = new Vpc(this, 'Network', {
      maxAzs: 2,
      natGateways: 2,
      restrictDefaultSecurityGroup: false,
      subnetConfiguration: [
        { name: 'out', subnetType: SubnetType.PUBLIC, mapPublicIpOnLaunch: false },
        { name: 'apis', subnetType: SubnetType.PRIVATE_WITH_EGRESS },
      ],
    });
    vpc.addFlowLog('Flow', {
      destination: FlowLogDestination.toCloudWatchLogs(createLogGroup(this, 'FlowLog')),
      trafficType: FlowLogTrafficType.REJECT,
    });
    const vpcSubnets = { subnetType: SubnetType.PRIVATE_WITH_EGRESS };
    const apis = new SecurityGroup(this, 'ApisGroup', { vpc, description: 'The APIs.' });
    const offered = new VpcEndpointService(this, 'Offered', {
      vpcEndpointServiceLoadBalancers: [balancer],
      acceptanceRequired: false,
      allowedPrincipals: [new ArnPrincipal(`arn:${partition}:iam::${account}:root`)],
    });
    const way = new InterfaceVpcEndpoint(this, 'Hosts', {
      vpc,
      service: new InterfaceVpcEndpointService(offered.vpcEndpointServiceName, HOST_PORT),
      subnets: vpcSubnets,
      open: false,
    });
    way.connections.allowFrom(apis, Port.tcp(HOST_PORT));
    // An entry is the id of a hosted zone, a colon and a name. The first one is for all zones.
    const name = Fn.select(1, Fn.split(':', Fn.select(0, way.vpcEndpointDnsEntries)));
    this.endpoint = `http://${name}:${HOST_PORT}`;
    this.placement = { vpc, vpcSubnets, securityGroups: [apis] };
  }
}
