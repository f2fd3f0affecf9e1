import { expect } from 'vitest';
import type { Stage } from '../stages.ts';
import { resourcesOf, type TemplateJson, textOf } from './template.ts';

const LOGGING = 'Allow logs:CreateLogStream logs:PutLogEvents on';

/** The permissions of every role of a stage, in words. Roles may not have any others. */
function rightsOf({ name, region }: Stage): Record<string, string[]> {
  const account = `${region}:\${AWS::AccountId}`;
  const parameter = (secret: string): string =>
    `arn:aws:ssm:${account}:parameter/packetsmith/${name}/${secret}`;
  const reading = (...secrets: string[]): string =>
    `Allow ssm:GetParameters on ${secrets.map(parameter).join(' ')}`;
  const database = ['DATABASE_CA', 'DATABASE_URL'];
  const execution = `arn:aws:lambda:${account}:function:packetsmith-${name}-execution`;
  const read = reading(...database, 'SUPABASE_JWT_SECRET', 'SUPABASE_SERVICE_ROLE_KEY');
  const execute = `Allow lambda:InvokeFunction on ${execution}:live`;
  const shifted = ['Graphql', 'Rest', 'Execution'];
  return {
    ExecutionRole: [
      `${LOGGING} ExecutionLog`,
      'Allow ec2:AssignPrivateIpAddresses ec2:CreateNetworkInterface ec2:DeleteNetworkInterface ec2:DescribeNetworkInterfaces ec2:DescribeSubnets ec2:UnassignPrivateIpAddresses on *',
      `Deny all but logs:CreateLogStream logs:PutLogEvents on * if {"ArnLike":{"lambda:SourceFunctionArn":["${execution}","${execution}:*"]}}`,
    ],
    GraphqlRole: [`${LOGGING} GraphqlLog`, read, execute],
    RestRole: [`${LOGGING} RestLog`, read, execute],
    ShifterRole: [
      `Allow lambda:GetAlias lambda:GetProvisionedConcurrencyConfig lambda:UpdateAlias on ${[...shifted, ...shifted.map((each) => `${each}:live`)].join(' ')}`,
      'Allow cloudwatch:DescribeAlarms on *',
    ],
    SweeperRole: [`${LOGGING} SweeperLog`, reading(...database)],
    sweeperCaller: ['Allow lambda:InvokeFunction on Sweeper'],
    RetentionRole: [`${LOGGING} RetentionLog`, reading(...database, 'SUPABASE_SERVICE_ROLE_KEY')],
    retentionCaller: ['Allow lambda:InvokeFunction on Retention'],
  };
}

interface Statement {
  Effect: string;
  Action?: string | string[];
  NotAction?: string[];
  Resource: string | string[];
  Condition?: object;
}

/** Expects each of our roles to have exactly these permissions, without managed policies. */
export function expectRights(template: TemplateJson, stage: Stage): void {
  const found: Record<string, string[]> = {};
  for (const [id, { Properties }] of Object.entries(resourcesOf(template, 'AWS::IAM::Role'))) {
    const name = /(?:Execution|Apis|Release|ScheduledJobs)(\w+(?:Role|Caller))[0-9A-F]{8}$/.exec(
      id,
    )?.[1];
    if (name === undefined || name.startsWith('Network')) continue;
    expect(Properties, id).not.toHaveProperty('ManagedPolicyArns');
    const { Policies } = textOf(Properties) as {
      Policies: { PolicyDocument: { Statement: Statement[] } }[];
    };
    found[name] = Policies.flatMap(({ PolicyDocument }) =>
      PolicyDocument.Statement.map(formatStatement),
    );
  }
  expect(found).toEqual(rightsOf(stage));
  expectNoOtherPolicies(template);
}

/** Standalone policies belong to what the CDK adds: the network's flow log and the uploader. */
function expectNoOtherPolicies(template: TemplateJson): void {
  const others = Object.keys(resourcesOf(template, 'AWS::IAM::Policy'));
  expect(others.map((id) => id.replace(/[0-9A-F]{8}$/, '').slice(0, 25))).toEqual([
    'ExecutionNetworkFlowIAMRo',
    'CustomCDKBucketDeployment',
  ]);
}

function formatStatement({
  Effect,
  Action = [],
  NotAction,
  Resource,
  Condition,
}: Statement): string {
  const list = (value: string | string[]): string => [value].flat().map(shortened).join(' ');
  const condition = Condition === undefined ? '' : ` if ${JSON.stringify(Condition)}`;
  const actions = NotAction === undefined ? list(Action) : `all but ${list(NotAction)}`;
  return `${Effect} ${actions} on ${list(Resource)}${condition}`;
}

/** Returns the name of a resource of the template, without its path and the hash at its end. */
function shortened(resource: string): string {
  return resource.replace(
    /^\$\{(?:Apis|ScheduledJobs|Execution(?=[A-Z]))?(\w+?)[0-9A-F]{8}\.Arn\}(:live)?$/,
    '$1$2',
  );
}
