import { expect } from 'vitest';
import { ALARM_METRICS } from '../../../tools/capacity/monthly-cost.ts';
import type { Stage } from '../stages.ts';
import { resourcesOf, type TemplateJson, textOf } from './template.ts';

/** Every alarm: its metric, statistic and threshold. */
function alarmsOf({ runsAtOnce }: Stage): Record<string, string> {
  const ofFunction = (name: string, slowestMs: number): Record<string, string> => ({
    [`${name}Errors`]: 'Errors % of Invocations > 1',
    [`${name}Throttles`]: 'Throttles % of Invocations > 1',
    [`${name}Slow`]: `Duration p95 > ${slowestMs}`,
  });
  return {
    ...ofFunction('Graphql', 5_000),
    ...ofFunction('Rest', 5_000),
    ...ofFunction('Execution', 15_000),
    ...ofFunction('Sweeper', 30_000),
    ...ofFunction('Retention', 240_000),
    ExecutionBusy: `ConcurrentExecutions Maximum > ${Math.floor(runsAtOnce * 0.8)}`,
    InterpretersDied: 'InterpreterDeaths Sum > 20',
    ExecutionSlowEngine: 'InterpreterProcesses Sum > 0',
    ExecutionConnects: 'ExecutionConnections Sum > 0',
    SweeperSilent: 'Invocations Sum < 1',
    ApisFailing: '5xx % of Count > 1',
    ApisRefusing: '4xx % of Count > 20',
    ExecutionCrowded: `InterpreterStarts Sum > ${Math.floor(runsAtOnce * 2.5 * 0.8)}`,
    FunctionsFailing: 'ErrorLines Sum > 20',
    PoolerBusy: 'ConnectionWaits % of Count > 1',
    RetentionSilent: 'Invocations Sum < 1',
  };
}

interface Alarm {
  Metrics?: { Id: string; MetricStat?: { Metric: { MetricName: string } } }[];
  MetricName: string;
  Statistic?: string;
  ExtendedStatistic?: string;
  ComparisonOperator: string;
  Threshold: number;
  AlarmActions: string[];
  OKActions: string[];
  AlarmDescription: string;
}

/** Expects as many metrics of alarms as the cost model has. An alarm on a share has two. */
function expectPricedMetrics(template: TemplateJson): void {
  const alarms = Object.values(resourcesOf(template, 'AWS::CloudWatch::Alarm'));
  const metrics = alarms.map(({ Properties }) => {
    const { Metrics } = Properties as { Metrics?: { MetricStat?: object }[] };
    return Metrics?.filter(({ MetricStat }) => MetricStat !== undefined).length ?? 1;
  });
  expect(metrics.reduce((sum, each) => sum + each, 0)).toBe(ALARM_METRICS);
}

/** Expects exactly these alarms, each of which notifies the operator, and a dashboard that shows them all. */
export function expectAlarms(template: TemplateJson, stage: Stage): void {
  const alarms = Object.entries(resourcesOf(template, 'AWS::CloudWatch::Alarm')).filter(
    ([id]) => !id.startsWith('Release'),
  );
  const [topic] = Object.keys(resourcesOf(template, 'AWS::SNS::Topic'));
  const found = alarms.map(([id, { Properties }]) => {
    const alarm = textOf(Properties) as Alarm;
    expect(alarm.AlarmActions, id).toEqual([`\${${topic ?? ''}}`]);
    expect(alarm.OKActions, id).toEqual(alarm.AlarmActions);
    expect(alarm.AlarmDescription.split('. ').length, id).toBeGreaterThan(1);
    return [id.replace(/^Alarms|[0-9A-F]{8}$/g, ''), formatAlarm(alarm)];
  });
  expect(Object.fromEntries(found)).toEqual(alarmsOf(stage));
  expectPricedMetrics(template);
  const [policy] = Object.values(resourcesOf(template, 'AWS::SNS::TopicPolicy'));
  expect(textOf(policy?.Properties)).toMatchObject({
    PolicyDocument: {
      Statement: [
        { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
        {
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: 'cloudwatch.amazonaws.com' },
          Condition: { StringEquals: { 'aws:SourceAccount': '${AWS::AccountId}' } },
        },
      ],
    },
  });
  const [mail] = Object.values(resourcesOf(template, 'AWS::SNS::Subscription'));
  expect(mail?.Properties).toMatchObject({ Protocol: 'email', Endpoint: stage.alarmEmail });
  const [dashboard] = Object.values(resourcesOf(template, 'AWS::CloudWatch::Dashboard'));
  const shown = JSON.stringify(textOf(dashboard?.Properties));
  for (const [id] of alarms) expect(shown).toContain(id);
  for (const name of ['ConnectionWaits', 'ConnectionFailures']) expect(shown).toContain(name);
}

function formatAlarm(alarm: Alarm): string {
  const sign = alarm.ComparisonOperator === 'LessThanThreshold' ? '<' : '>';
  if (alarm.Metrics) {
    const nameOf = (wanted: string) =>
      alarm.Metrics?.find(({ Id }) => Id === wanted)?.MetricStat?.Metric.MetricName ?? '';
    return `${nameOf('failed')} % of ${nameOf('all')} ${sign} ${alarm.Threshold}`;
  }
  const statistic = alarm.Statistic ?? alarm.ExtendedStatistic ?? '';
  return `${alarm.MetricName} ${statistic} ${sign} ${alarm.Threshold}`;
}
