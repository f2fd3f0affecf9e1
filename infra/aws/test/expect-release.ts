import { expect } from 'vitest';
import type { Stage } from '../stages.ts';
import { type Resource, resourcesOf, type TemplateJson, textOf } from './template.ts';

const FUNCTIONS = ['Execution', 'Graphql', 'Rest'];

const nameOf = (id: string): string =>
  /(Execution|Graphql|Rest)(?:Live|Group|Failing)/.exec(id)?.[1] ?? id;

/** Returns resources by the function that they belong to. */
function byFunction(
  template: TemplateJson,
  type: string,
): Record<string, Resource & { id: string }> {
  const found = Object.entries(resourcesOf(template, type)).map(([id, resource]) => [
    nameOf(id),
    { ...resource, id },
  ]);
  return Object.fromEntries(found) as Record<string, Resource & { id: string }>;
}

/** Expects every caller of a function that serves learners to use an alias, which a release shifts step by step. */
export function expectRelease(template: TemplateJson, { name }: Stage): void {
  const aliases = byFunction(template, 'AWS::Lambda::Alias');
  const groups = byFunction(template, 'AWS::CodeDeploy::DeploymentGroup');
  const alarms = byFunction(template, 'AWS::CloudWatch::Alarm');
  expect(Object.keys(aliases).toSorted()).toEqual(FUNCTIONS);
  const versions = Object.keys(resourcesOf(template, 'AWS::Lambda::Version'));
  for (const each of FUNCTIONS) {
    const { Properties, UpdatePolicy } = textOf(aliases[each]) as Resource & {
      UpdatePolicy: object;
    };
    const version = versions.find((id) => id.includes(`${each}CurrentVersion`)) ?? '';
    expect(Properties).toMatchObject({ Name: 'live', FunctionVersion: `\${${version}.Version}` });
    expect(UpdatePolicy).toMatchObject({
      CodeDeployLambdaAliasUpdate: { DeploymentGroupName: `\${${groups[each]?.id ?? ''}}` },
    });
    expectShift(groups[each], alarms[each]?.id ?? '', name);
    // The calls of the version that is being released, not those of the one before.
    expect(JSON.stringify(textOf(alarms[each]?.Properties))).toContain(`\${${version}.Version}`);
  }
  expectCallsByAlias(template, name);
}

/** Expects a deployment group that shifts in steps, except where nobody learns, and goes back on an alarm. */
function expectShift(group: Resource | undefined, alarm: string, stage: string): void {
  expect(textOf(group?.Properties)).toMatchObject({
    DeploymentConfigName:
      stage === 'development'
        ? 'CodeDeployDefault.LambdaAllAtOnce'
        : 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
    AlarmConfiguration: {
      Enabled: true,
      Alarms: [
        { Name: expect.stringContaining('ReleaseRequestsFailing') as string },
        { Name: `\${${alarm}}` },
      ],
    },
    AutoRollbackConfiguration: {
      Enabled: true,
      Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']) as string[],
    },
  });
}

function expectCallsByAlias(template: TemplateJson, stage: string): void {
  const integrations = Object.values(resourcesOf(template, 'AWS::ApiGatewayV2::Integration'));
  expect(integrations.map(({ Properties }) => textOf(Properties['IntegrationUri']))).toEqual([
    expect.stringMatching(/^\$\{ApisGraphqlLive\w+\}$/),
    expect.stringMatching(/^\$\{ApisRestLive\w+\}$/),
  ]);
  const targets = JSON.stringify(template).match(/"EXECUTION_FUNCTION":"[^"]*"/g);
  expect(new Set(targets)).toEqual(
    new Set([`"EXECUTION_FUNCTION":"packetsmith-${stage}-execution:live"`]),
  );
  // New pages must not reach browsers while the version before still answers some requests.
  const [upload] = Object.values(resourcesOf(template, 'Custom::CDKBucketDeployment'));
  const aliases = Object.keys(resourcesOf(template, 'AWS::Lambda::Alias'));
  expect(upload).toHaveProperty('DependsOn', expect.arrayContaining(aliases));
}
