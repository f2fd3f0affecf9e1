import { expect } from 'vitest';
import type { Stage } from '../stages.ts';
import { resourcesOf, type TemplateJson, textOf } from './template.ts';

/** Resources that could lead out of a network. */
const EGRESS_RESOURCES = [
  'AWS::EC2::Route',
  'AWS::EC2::InternetGateway',
  'AWS::EC2::NatGateway',
  'AWS::EC2::EgressOnlyInternetGateway',
  'AWS::EC2::TransitGatewayAttachment',
  'AWS::EC2::VPCEndpoint',
  'AWS::EC2::VPCPeeringConnection',
  'AWS::EC2::VPCGatewayAttachment',
  'AWS::EC2::SecurityGroupEgress',
  'AWS::EC2::SecurityGroupIngress',
];

/** The rule that the CDK writes for "no traffic": an address that nobody has. */
const NOWHERE = [
  {
    CidrIp: '255.255.255.255/32',
    Description: 'Disallow all traffic',
    FromPort: 252,
    IpProtocol: 'icmp',
    ToPort: 86,
  },
];

/** Every metric that is counted in a log, with the lines that count. */
const filtersOf = (template: TemplateJson) =>
  Object.values(resourcesOf(template, 'AWS::Logs::MetricFilter')).map(({ Properties }) => {
    const { FilterPattern, MetricTransformations } = textOf(Properties) as {
      FilterPattern: string;
      MetricTransformations: { MetricName: string }[];
    };
    return [MetricTransformations[0]?.MetricName, FilterPattern];
  });

/** Expects the execution function to be alone in a network without egress, and to have no settings. */
export function expectNoEgress(template: TemplateJson, stage: Stage): void {
  for (const type of EGRESS_RESOURCES) expect(resourcesOf(template, type), type).toEqual({});
  // DNS queries leave a network without a route as well.
  const networks = Object.values(resourcesOf(template, 'AWS::EC2::VPC'));
  expect(networks.map(({ Properties }) => Properties)).toMatchObject([
    { EnableDnsSupport: false, EnableDnsHostnames: false },
  ]);
  expect(filtersOf(template)).toEqual([
    ['InterpreterDeaths', '{ $.deaths = "*" }'],
    ['InterpreterForks', '{ $.engine = "fork" }'],
    ['InterpreterProcesses', '{ $.engine = "process" }'],
    ['InterpreterStarts', '{ $.engine = "*" }'],
    ['InterpreterRuns', '{ $.outcome = "*" }'],
    ['InterpreterRunSeconds', '{ $.outcome = "*" }'],
    ['ExecutionConnections', '[..., action, status = "OK"]'],
    ['ErrorLines', '{ $.level = "error" }'],
    ['ErrorLines', '{ $.level = "error" }'],
    // What `logConnections` writes.
    ['ConnectionWaits', '{ $.connectionSeconds = "*" }'],
    ['ConnectionWaits', '{ $.connectionSeconds = "*" }'],
    ['ConnectionFailures', '{ $.connectionFailure = "*" }'],
    ['ConnectionFailures', '{ $.connectionFailure = "*" }'],
  ]);
  const groups = Object.entries(resourcesOf(template, 'AWS::EC2::SecurityGroup'));
  expect(groups.map(([, { Properties }]) => Properties['SecurityGroupEgress'])).toEqual([NOWHERE]);
  for (const [, { Properties }] of groups) {
    expect(Properties).not.toHaveProperty('SecurityGroupIngress');
  }
  const subnets = Object.entries(resourcesOf(template, 'AWS::EC2::Subnet'));
  for (const [, { Properties }] of subnets) {
    expect(Properties).toMatchObject({ MapPublicIpOnLaunch: false });
  }
  const connected = Object.values(resourcesOf(template, 'AWS::Lambda::Function'))
    .map(({ Properties }) => Properties)
    .filter((properties) => 'VpcConfig' in properties);
  expect(connected.map(textOf)).toMatchObject([
    {
      FunctionName: `packetsmith-${stage.name}-execution`,
      VpcConfig: {
        SecurityGroupIds: groups.map(([id]) => `\${${id}.GroupId}`),
        SubnetIds: subnets.map(([id]) => `\${${id}}`),
      },
      // An image of our own, whose Node compiled the interpreter.
      PackageType: 'Image',
      Code: { ImageUri: expect.stringMatching(/container-assets.*:[0-9a-f]{64}$/) as string },
      TenancyConfig: { TenantIsolationMode: 'PER_TENANT' },
      ReservedConcurrentExecutions: stage.runsAtOnce,
      Timeout: 25,
    },
  ]);
  for (const properties of connected) expect(properties).not.toHaveProperty('Environment');
}
