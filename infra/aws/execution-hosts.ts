// cspell:ignore applicationautoscaling elasticloadbalancingv IMDS xvda
import { Duration } from 'aws-cdk-lib';
import { AdjustmentType } from 'aws-cdk-lib/aws-applicationautoscaling';
import { AutoScalingGroup } from 'aws-cdk-lib/aws-autoscaling';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  BlockDeviceVolume,
  EbsDeviceVolumeType,
  InstanceClass,
  InstanceSize,
  InstanceType,
  LaunchTemplate,
  UserData,
} from 'aws-cdk-lib/aws-ec2';
import { DockerImageAsset, Platform } from 'aws-cdk-lib/aws-ecr-assets';
import {
  AsgCapacityProvider,
  Capability,
  Cluster,
  ContainerImage,
  type ContainerDefinition,
  Ec2Service,
  Ec2TaskDefinition,
  EcsOptimizedImage,
  LinuxParameters,
  LogDrivers,
  NetworkMode,
  PlacementConstraint,
  Secret as EcsSecret,
  TmpfsMountOption,
} from 'aws-cdk-lib/aws-ecs';
import {
  NetworkLoadBalancer,
  type NetworkTargetGroup,
  Protocol,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { EXECUTION_LIMIT_MS } from '../time-limits.ts';
import { createLogGroup, type Deployment } from './create-function.ts';
import { countInterpreters, imageOf } from './execution.ts';
import { ApiNetwork, createHostNetwork, type HostNetwork, HOST_PORT } from './host-networks.ts';

/** Two processors and 4 GB. More hosts are as good as larger ones, and one that fails is missed less. */
const MACHINE = InstanceType.of(InstanceClass.C6I, InstanceSize.LARGE);
/** One in each zone. */
const FEWEST_HOSTS = 2;
/** What the machine's own software leaves. */
const MEMORY_MIB = 3_072;
const CPU_UNITS = 1_920;
const TEMPORARY_MIB = 512;

/** Longer than the longest run, so that a host that is replaced finishes what it has begun. */
const STOP_TIMEOUT = Duration.seconds(EXECUTION_LIMIT_MS / 1_000 + 14);

/** How many hosts are added or removed for the seconds that runs wait. */
const SCALING_STEPS = [
  { upper: 0.2, change: -1 },
  { lower: 1, change: 1 },
  { lower: 5, change: 3 },
];

/** What an alarm watches on hosts. */
export interface WatchedHosts {
  /** The longest wait of a run in each minute, in seconds, averaged over the hosts. */
  queueSeconds: Metric;
  /** How many hosts can run programs. */
  healthy: Metric;
  /** How many connections were refused in the network of the hosts, where nothing may begin one. */
  refused: Metric;
  fewest: number;
}

/**
 * Hosts that run programs of all learners, instead of an environment for each of them: ECS on EC2, with the image of the
 * execution function. Processes and the kernel's filters keep learners apart. The hosts have no way out of their
 * network, and only the APIs have a way in.
 */
export class ExecutionHosts extends Construct {
  /** The network from which the APIs reach the hosts. */
  readonly apis: ApiNetwork;
  /** What the APIs sign their requests with, resolved at deployment. */
  readonly key: Secret;
  /** Stable once every host accepts the key. */
  readonly service: Ec2Service;
  readonly watched: WatchedHosts;

  constructor(scope: Construct, id: string, { deployment, most }: HostTerms) {
    super(scope, id);
    const network = createHostNetwork(this, deployment);
    const keys = createKeys(this, deployment);
    this.key = keys.current;
    const logGroup = createLogGroup(this, 'Log');
    countInterpreters(this, deployment, logGroup);
    const queueSeconds = measureQueue(this, deployment, logGroup);
    const service = this.createService({ deployment, network, most, logGroup, keys });
    this.service = service;
    const scaling = service.autoScaleTaskCount({ minCapacity: FEWEST_HOSTS, maxCapacity: most });
    scaling.scaleOnMetric('Queue', {
      metric: queueSeconds,
      scalingSteps: SCALING_STEPS,
      adjustmentType: AdjustmentType.CHANGE_IN_CAPACITY,
      evaluationPeriods: 3,
      cooldown: Duration.minutes(5),
    });
    const { balancer, targets } = this.createBalancer(network, service);
    this.apis = new ApiNetwork(this, 'Way', balancer);
    this.watched = {
      queueSeconds,
      healthy: targets.metrics.healthyHostCount({ statistic: 'min' }),
      refused: network.refused,
      fewest: FEWEST_HOSTS,
    };
  }

  private createService({ deployment, network, most, logGroup, keys }: ServiceTerms): Ec2Service {
    const { vpc, subnets, tasks } = network;
    const cluster = new Cluster(this, 'Cluster', { vpc });
    const capacity = new AsgCapacityProvider(this, 'Capacity', {
      // A release starts a new host for each old one, which ends after it.
      autoScalingGroup: createMachines(this, network, most * 2),
    });
    cluster.addAsgCapacityProvider(capacity);
    const taskDefinition = new Ec2TaskDefinition(this, 'Task', {
      networkMode: NetworkMode.AWS_VPC,
    });
    this.addHost(taskDefinition, { deployment, logGroup, keys });
    return new Ec2Service(this, 'Service', {
      cluster,
      taskDefinition,
      capacityProviderStrategies: [{ capacityProvider: capacity.capacityProviderName, weight: 1 }],
      placementConstraints: [PlacementConstraint.distinctInstances()],
      minHealthyPercent: 100,
      maxHealthyPercent: 200,
      // A version that doesn't start goes back by itself.
      circuitBreaker: { enable: true, rollback: true },
      securityGroups: [tasks],
      vpcSubnets: subnets,
      healthCheckGracePeriod: Duration.minutes(2),
    });
  }

  private addHost(
    task: Ec2TaskDefinition,
    { deployment, logGroup, keys }: Pick<ServiceTerms, 'deployment' | 'logGroup' | 'keys'>,
  ): ContainerDefinition {
    const image = new DockerImageAsset(this, 'Image', {
      directory: imageOf(deployment),
      platform: Platform.LINUX_AMD64,
    });
    const linuxParameters = new LinuxParameters(this, 'Linux', { initProcessEnabled: true });
    linuxParameters.dropCapabilities(Capability.ALL);
    linuxParameters.addTmpfs({
      containerPath: '/tmp',
      size: TEMPORARY_MIB,
      mountOptions: [TmpfsMountOption.NOEXEC, TmpfsMountOption.NOSUID, TmpfsMountOption.NODEV],
    });
    return task.addContainer('host', {
      image: ContainerImage.fromDockerImageAsset(image),
      entryPoint: ['/usr/local/bin/node', '/var/task/host/index.mjs'],
      environment: { LISTEN_ADDRESS: '0.0.0.0', PORT: String(HOST_PORT) },
      secrets: {
        EXECUTION_KEY: EcsSecret.fromSecretsManager(keys.current),
        ...(keys.previous && {
          EXECUTION_KEY_PREVIOUS: EcsSecret.fromSecretsManager(keys.previous),
        }),
      },
      memoryLimitMiB: MEMORY_MIB,
      cpu: CPU_UNITS,
      user: '65534:65534',
      readonlyRootFilesystem: true,
      dockerSecurityOptions: ['no-new-privileges'],
      linuxParameters,
      logging: LogDrivers.awsLogs({ logGroup, streamPrefix: 'host' }),
      stopTimeout: STOP_TIMEOUT,
      portMappings: [{ containerPort: HOST_PORT }],
    });
  }

  private createBalancer(
    { vpc, subnets, balancers }: HostNetwork,
    service: Ec2Service,
  ): { balancer: NetworkLoadBalancer; targets: NetworkTargetGroup } {
    const balancer = new NetworkLoadBalancer(this, 'Balancer', {
      vpc,
      vpcSubnets: subnets,
      internetFacing: false,
      crossZoneEnabled: true,
      securityGroups: [balancers],
      // What arrives through the endpoint of the APIs is checked there.
      enforceSecurityGroupInboundRulesOnPrivateLinkTraffic: false,
    });
    const listener = balancer.addListener('Runs', { port: HOST_PORT, protocol: Protocol.TCP });
    const targets = listener.addTargets('Hosts', {
      port: HOST_PORT,
      protocol: Protocol.TCP,
      preserveClientIp: false,
      targets: [service.loadBalancerTarget({ containerName: 'host', containerPort: HOST_PORT })],
      healthCheck: { protocol: Protocol.HTTP, path: '/health', interval: Duration.seconds(10) },
      deregistrationDelay: Duration.seconds(EXECUTION_LIMIT_MS / 1_000 + 4),
    });
    return { balancer, targets };
  }
}

/** What to create, and how many hosts there may be. */
interface HostTerms {
  deployment: Deployment;
  most: number;
}

interface ServiceTerms extends HostTerms {
  network: HostNetwork;
  logGroup: ILogGroup;
  keys: HostKeys;
}

/** The keys that hosts accept. */
interface HostKeys {
  /** What the APIs sign with. */
  current: Secret;
  /** What they signed with before the last renewal; null if there was none. */
  previous: Secret | null;
}

/** Creates the stage's current key and keeps the previous one. Nobody has to know either of them. */
function createKeys(scope: Construct, { stage: { executionKey } }: Deployment): HostKeys {
  const create = (number: number): Secret =>
    new Secret(scope, `Key${number}`, {
      description: 'What the APIs sign their requests to execution hosts with.',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
  return {
    current: create(executionKey),
    previous: executionKey === 1 ? null : create(executionKey - 1),
  };
}

/** Creates the machines, which are replaced every two weeks by ones with the newest image of AWS. */
function createMachines(
  scope: Construct,
  { vpc, subnets, machines }: HostNetwork,
  maxCapacity: number,
): AutoScalingGroup {
  const userData = UserData.forLinux();
  // Hosts must not find the credentials of their machine.
  userData.addCommands('echo ECS_AWSVPC_BLOCK_IMDS=true >> /etc/ecs/ecs.config');
  const launchTemplate = new LaunchTemplate(scope, 'Machine', {
    instanceType: MACHINE,
    machineImage: EcsOptimizedImage.amazonLinux2023(),
    role: new Role(scope, 'MachineRole', { assumedBy: new ServicePrincipal('ec2.amazonaws.com') }),
    securityGroup: machines,
    userData,
    requireImdsv2: true,
    httpPutResponseHopLimit: 1,
    detailedMonitoring: true,
    blockDevices: [
      {
        deviceName: '/dev/xvda',
        volume: BlockDeviceVolume.ebs(30, {
          encrypted: true,
          volumeType: EbsDeviceVolumeType.GP3,
        }),
      },
    ],
  });
  return new AutoScalingGroup(scope, 'Machines', {
    vpc,
    vpcSubnets: subnets,
    launchTemplate,
    minCapacity: FEWEST_HOSTS,
    maxCapacity,
    maxInstanceLifetime: Duration.days(14),
    newInstancesProtectedFromScaleIn: true,
  });
}

/** Measures the lines in which hosts report how long runs waited, once per minute each. */
function measureQueue(
  scope: Construct,
  { stage }: Deployment,
  logGroup: ILogGroup,
): WatchedHosts['queueSeconds'] {
  const filter = new MetricFilter(scope, 'QueueSeconds', {
    logGroup,
    filterPattern: FilterPattern.exists('$.queueSeconds'),
    metricNamespace: `packetsmith-${stage.name}`,
    metricName: 'HostQueueSeconds',
    metricValue: '$.queueSeconds',
  });
  return filter.metric({ statistic: 'avg', period: Duration.minutes(1) });
}
