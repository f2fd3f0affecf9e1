// cspell:ignore IMDS
import { expect } from 'vitest';
import { resourcesOf, type TemplateJson, textOf } from './template.ts';

/** Returns the properties of the resources of a type that belong to the hosts, as text. */
function ofHosts(template: TemplateJson, type: string): Record<string, unknown>[] {
  return Object.entries(resourcesOf(template, type))
    .filter(([id]) => id.startsWith('Hosts') && !id.startsWith('HostsWay'))
    .map(([, { Properties }]) => textOf(Properties) as Record<string, unknown>);
}

/** Resources that could lead out of the network of the hosts. */
const WAYS_OUT = [
  'AWS::EC2::Route',
  'AWS::EC2::InternetGateway',
  'AWS::EC2::NatGateway',
  'AWS::EC2::EgressOnlyInternetGateway',
  'AWS::EC2::TransitGatewayAttachment',
  'AWS::EC2::VPCPeeringConnection',
  'AWS::EC2::VPCGatewayAttachment',
];

/** Expects that hosts can call nobody, and that only the load balancer can call them. */
function expectClosedNetwork(template: TemplateJson): void {
  for (const type of WAYS_OUT) expect(ofHosts(template, type), type).toEqual([]);
  const [rules] = ofHosts(template, 'AWS::Route53Resolver::FirewallRuleGroup');
  expect(rules).toMatchObject({
    FirewallRules: [{ Action: 'ALLOW' }, { Action: 'BLOCK', BlockResponse: 'NXDOMAIN' }],
  });
  expect(ofHosts(template, 'AWS::Route53Resolver::FirewallDomainList')).toMatchObject([
    { Domains: ['*.amazonaws.com', '*.amazonaws.com.'] },
    { Domains: ['*'] },
  ]);
  const groups = ofHosts(template, 'AWS::EC2::SecurityGroup');
  const tasks = groups.find(({ GroupDescription }) =>
    /^Hosts are called/.test(String(GroupDescription)),
  );
  expect(tasks).toMatchObject({ SecurityGroupEgress: [{ CidrIp: '255.255.255.255/32' }] });
  expect(tasks).not.toHaveProperty('SecurityGroupIngress');
  const rulesIn = ofHosts(template, 'AWS::EC2::SecurityGroupIngress').map((each) =>
    [each['SourceSecurityGroupId'], each['GroupId'], each['FromPort']].join(' '),
  );
  expect(rulesIn).toEqual([
    expect.stringMatching(/BalancersGroup.* .*TasksGroup.* 8080/),
    expect.stringMatching(/MachinesGroup.* .*ServicesGroup.* 443/),
  ]);
  expect(ofHosts(template, 'AWS::ElasticLoadBalancingV2::LoadBalancer')).toMatchObject([
    { Scheme: 'internal', Type: 'network' },
  ]);
}

/** Expects the image that Lambda runs, without rights of any kind. */
function expectHost(template: TemplateJson): void {
  const [task] = ofHosts(template, 'AWS::ECS::TaskDefinition');
  const [execution] = Object.values(resourcesOf(template, 'AWS::Lambda::Function'))
    .map(({ Properties }) => textOf(Properties['Code']) as { ImageUri?: string })
    .filter(({ ImageUri }) => ImageUri !== undefined);
  expect(task).toMatchObject({
    NetworkMode: 'awsvpc',
    ContainerDefinitions: [
      {
        Image: execution?.ImageUri,
        EntryPoint: ['/usr/local/bin/node', '/var/task/host/index.mjs'],
        User: '65534:65534',
        ReadonlyRootFilesystem: true,
        DockerSecurityOptions: ['no-new-privileges'],
        LinuxParameters: { Capabilities: { Drop: ['ALL'] } },
        Secrets: [{ Name: 'EXECUTION_KEY' }],
      },
    ],
  });
  const [role] = Object.entries(resourcesOf(template, 'AWS::IAM::Role'))
    .filter(([id]) => id.startsWith('HostsTaskTaskRole'))
    .map(([, { Properties }]) => Properties);
  expect(role).toBeDefined();
  expect(role).not.toHaveProperty('Policies');
  expect(role).not.toHaveProperty('ManagedPolicyArns');
  const attached = Object.values(resourcesOf(template, 'AWS::IAM::Policy'));
  expect(JSON.stringify(attached.map(({ Properties }) => Properties['Roles']))).not.toContain(
    'HostsTaskTaskRole',
  );
  const [machine] = ofHosts(template, 'AWS::EC2::LaunchTemplate');
  expect(machine).toMatchObject({
    LaunchTemplateData: {
      MetadataOptions: { HttpTokens: 'required', HttpPutResponseHopLimit: 1 },
      BlockDeviceMappings: [{ Ebs: { Encrypted: true } }],
      UserData: { 'Fn::Base64': expect.stringContaining('ECS_AWSVPC_BLOCK_IMDS=true') as string },
    },
  });
}

/** Expects that hosts are added while runs wait, and that a version that doesn't start goes back. */
function expectScaling(template: TemplateJson, most: number): void {
  expect(ofHosts(template, 'AWS::ApplicationAutoScaling::ScalableTarget')).toMatchObject([
    { MinCapacity: 2, MaxCapacity: most },
  ]);
  const policies = ofHosts(template, 'AWS::ApplicationAutoScaling::ScalingPolicy');
  const steps = policies.flatMap(({ StepScalingPolicyConfiguration }) => {
    const { StepAdjustments } = StepScalingPolicyConfiguration as {
      StepAdjustments: { ScalingAdjustment: number }[];
    };
    return StepAdjustments.map(({ ScalingAdjustment }) => ScalingAdjustment);
  });
  expect(steps).toEqual([-1, 1, 3]);
  const queue = ofHosts(template, 'AWS::CloudWatch::Alarm').map((each) => each['MetricName']);
  expect(queue).toEqual(['HostQueueSeconds', 'HostQueueSeconds']);
  expect(ofHosts(template, 'AWS::ECS::Service')).toMatchObject([
    {
      DeploymentConfiguration: {
        DeploymentCircuitBreaker: { Enable: true, Rollback: true },
        MinimumHealthyPercent: 100,
      },
      PlacementConstraints: [{ Type: 'distinctInstance' }],
    },
  ]);
}

/** Expects that the APIs call the hosts, and that their role can't call anything. */
function expectCallers(template: TemplateJson): void {
  const apis = Object.values(resourcesOf(template, 'AWS::Lambda::Function'))
    .map(({ Properties }) => textOf(Properties) as Record<string, unknown>)
    .filter(({ FunctionName }) => /-(graphql|rest)$/.test(String(FunctionName)));
  expect(apis).toHaveLength(2);
  for (const api of apis) {
    expect(api).toMatchObject({
      Environment: {
        Variables: {
          EXECUTION_ENDPOINT: expect.stringMatching(/^http:\/\/.*:8080$/) as string,
          EXECUTION_KEY: expect.stringContaining('{{resolve:secretsmanager:') as string,
        },
      },
      VpcConfig: { SecurityGroupIds: [expect.stringContaining('HostsWayApisGroup') as string] },
    });
  }
  const roles = Object.entries(resourcesOf(template, 'AWS::IAM::Role'));
  const ofApis = roles.filter(([id]) => /^Apis(Graphql|Rest)Role/.test(id));
  expect(JSON.stringify(ofApis)).not.toContain('lambda:InvokeFunction');
}

/** Expects that hosts accept a new key, and the one before, until no API signs with that one anymore. */
export function expectRenewedKey(first: TemplateJson, second: TemplateJson): void {
  const keysOf = (template: TemplateJson) =>
    Object.keys(resourcesOf(template, 'AWS::SecretsManager::Secret')).filter((id) =>
      id.startsWith('HostsKey'),
    );
  const [old = ''] = keysOf(first);
  const [next = '', previous] = keysOf(second);
  expect(keysOf(first)).toHaveLength(1);
  expect(previous).toBe(old);
  const [task] = ofHosts(second, 'AWS::ECS::TaskDefinition');
  expect(textOf(task)).toMatchObject({
    ContainerDefinitions: [
      {
        Secrets: [
          { Name: 'EXECUTION_KEY', ValueFrom: `\${${next}}` },
          { Name: 'EXECUTION_KEY_PREVIOUS', ValueFrom: `\${${old}}` },
        ],
      },
    ],
  });
  const [service = ''] = Object.keys(resourcesOf(second, 'AWS::ECS::Service'));
  const apis = Object.entries(resourcesOf(second, 'AWS::Lambda::Function')).filter(([id]) =>
    /^Apis(Graphql|Rest)/i.test(id),
  );
  expect(apis).toHaveLength(2);
  for (const [, api] of apis) {
    expect(JSON.stringify(textOf(api.Properties))).toContain(`secretsmanager:\${${next}}`);
    // Every host knows the new key before an API signs with it.
    expect(api).toHaveProperty('DependsOn', expect.arrayContaining([service]) as string[]);
  }
}

/** Expects hosts that run programs of all learners, and APIs that use them. */
export function expectHosts(template: TemplateJson, most: number): void {
  expectClosedNetwork(template);
  expectHost(template);
  expectScaling(template, most);
  expectCallers(template);
  const alarms = Object.keys(resourcesOf(template, 'AWS::CloudWatch::Alarm')).join(' ');
  for (const name of ['HostsBusy', 'HostsMissing', 'HostsConnect']) expect(alarms).toContain(name);
}
