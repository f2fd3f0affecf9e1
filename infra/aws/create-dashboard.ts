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

/** What a dashboard shows. */
export interface Shown {
  stage: Stage;
  functions: readonly Function[];
  api: HttpApi;
  alarms: readonly Alarm[];
}

const WIDTH = 24;

/** Makes the page on which an operator sees how a stage is: the alarms first, then what people notice, then why. */
export function createDashboard(
  scope: Construct,
  id: string,
  { stage, functions, api, alarms }: Shown,
): Dashboard {
  const row = (title: string, metrics: IMetric[]): GraphWidget =>
    new GraphWidget({ title, left: metrics, width: WIDTH / 2 });
  const ofEach = (metric: (each: Function) => IMetric): IMetric[] => functions.map(metric);
  return new Dashboard(scope, id, {
    dashboardName: `packetsmith-${stage.name}`,
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: WIDTH })],
      [
        row('Requests', [api.metricCount({ statistic: 'sum' })]),
        row('Answers that failed', [api.metricServerError(), api.metricClientError()]),
      ],
      [
        row('Time to answer, p95', [api.metricLatency({ statistic: 'p95' })]),
        row(
          'Duration of functions, p95',
          ofEach((each) => each.metricDuration({ statistic: 'p95' })),
        ),
      ],
      [
        row(
          'Errors of functions',
          ofEach((each) => each.metricErrors()),
        ),
        row(
          'Throttles of functions',
          ofEach((each) => each.metricThrottles()),
        ),
      ],
      [
        row(
          'Calls of functions',
          ofEach((each) => each.metricInvocations()),
        ),
        row(
          'Calls at once',
          ofEach((each) => each.metric('ConcurrentExecutions', { statistic: 'max' })),
        ),
      ],
    ],
  });
}
