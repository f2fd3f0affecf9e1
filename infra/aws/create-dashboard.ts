import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Stage } from './stages.ts';

/** What the dashboard shows. */
export interface Shown {
  stage: Stage;
  functions: readonly Function[];
  api: HttpApi;
  /** How many environments were started, by how they run programs. */
  engines: readonly IMetric[];
  /** How programs ended, and how long they took. */
  runs: { byOutcome: readonly IMetric[]; seconds: IMetric };
  /** How often the APIs waited for a connection to the database, and how often they got none. */
  connections: readonly IMetric[];
  alarms: readonly Alarm[];
}

const WIDTH = 24;

/** Creates the operator's dashboard of a stage: alarms first, then what users notice, then the causes. */
export function createDashboard(
  scope: Construct,
  id: string,
  { stage, functions, api, engines, runs, connections, alarms }: Shown,
): Dashboard {
  const row = (title: string, metrics: IMetric[]): GraphWidget =>
    new GraphWidget({ title, left: metrics, width: WIDTH / 2 });
  const rowOfEach = (title: string, metric: (each: Function) => IMetric): GraphWidget =>
    row(title, functions.map(metric));
  return new Dashboard(scope, id, {
    dashboardName: `packetsmith-${stage.name}`,
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: WIDTH })],
      [
        row('Requests', [api.metricCount({ statistic: 'sum' })]),
        row('Failed requests', [api.metricServerError(), api.metricClientError()]),
      ],
      [
        row('Response time, p95', [api.metricLatency({ statistic: 'p95' })]),
        rowOfEach('Function duration, p95', (each) => each.metricDuration({ statistic: 'p95' })),
      ],
      [
        rowOfEach('Function errors', (each) => each.metricErrors()),
        rowOfEach('Function throttles', (each) => each.metricThrottles()),
      ],
      [
        rowOfEach('Function invocations', (each) => each.metricInvocations()),
        rowOfEach('Concurrent invocations', (each) =>
          each.metric('ConcurrentExecutions', { statistic: 'max' }),
        ),
      ],
      [row('Runs by outcome', [...runs.byOutcome]), row('Duration of runs, p95', [runs.seconds])],
      [
        row('Environments by engine', [...engines]),
        row('Waits for the database, and failed connections', [...connections]),
      ],
    ],
  });
}
