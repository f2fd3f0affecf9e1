import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from './stages.ts';

const PERIOD = Duration.minutes(5);

/** What an operator is woken for. */
export interface Watched {
  stage: Stage;
  /** Functions, each with the slowest that nineteen of twenty of its calls may be, in seconds. */
  functions: readonly { function: Function; slowestSeconds: number }[];
  execution: Function;
  sweeper: Function;
  api: HttpApi;
}

/** One alarm. */
interface AlarmTerms {
  id: string;
  metric: IMetric;
  /** It rings above, or below, this. */
  limit: { above: number } | { below: number };
  /** How many periods in a row. */
  periods: number;
  /** What it means, and what to do. */
  description: string;
}

/** The alarms: each writes to the operator when it begins and when it is over. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];

  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id);
    const { alarmEmail, name } = watched.stage;
    const topic = new Topic(this, 'Topic', {
      displayName: `Packetsmith ${name}`,
      enforceSSL: true,
    });
    topic.addSubscription(new EmailSubscription(alarmEmail));
    // A topic with a policy of its own takes from nobody whom that does not name.
    topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    const terms = [
      ...watched.functions.flatMap((each) => alarmsOf(each.function, each.slowestSeconds)),
      whenBusy(watched),
      whenSilent(watched),
      whenFailing(watched),
    ];
    this.all = terms.map((each) => this.create(each, new SnsAction(topic)));
  }

  private create({ id, metric, limit, periods, description }: AlarmTerms, tell: SnsAction): Alarm {
    const isBelow = 'below' in limit;
    const alarm = new Alarm(this, id, {
      metric,
      threshold: isBelow ? limit.below : limit.above,
      comparisonOperator: isBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_THRESHOLD,
      // Where nothing is counted, nothing went wrong, unless there should have been something.
      treatMissingData: isBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      evaluationPeriods: periods,
      alarmDescription: description,
    });
    alarm.addAlarmAction(tell);
    alarm.addOkAction(tell);
    return alarm;
  }
}

function alarmsOf(watched: Function, slowestSeconds: number): AlarmTerms[] {
  const name = watched.node.id;
  return [
    {
      id: `${name}Errors`,
      metric: watched.metricErrors({ period: PERIOD }),
      limit: { above: 0 },
      periods: 1,
      description: `${name} failed. Its log tells why.`,
    },
    {
      id: `${name}Throttles`,
      metric: watched.metricThrottles({ period: PERIOD }),
      limit: { above: 0 },
      periods: 1,
      description: `${name} was called more often at once than it may be. Raise runs_at_once or the quota of the account.`,
    },
    {
      id: `${name}Slow`,
      metric: watched.metricDuration({ period: PERIOD, statistic: 'p95' }),
      limit: { above: slowestSeconds * 1_000 },
      periods: 3,
      description: `${name} takes more than ${slowestSeconds} s in one call of twenty. Look at the database first.`,
    },
  ];
}

function whenBusy({ execution, stage }: Watched): AlarmTerms {
  return {
    id: 'ExecutionBusy',
    metric: execution.metric('ConcurrentExecutions', { period: PERIOD, statistic: 'max' }),
    limit: { above: Math.floor(stage.runsAtOnce * 0.8) },
    periods: 1,
    description: `More than four fifths of the ${stage.runsAtOnce} runs at once were taken. Raise runs_at_once.`,
  };
}

function whenSilent({ sweeper }: Watched): AlarmTerms {
  return {
    id: 'SweeperSilent',
    metric: sweeper.metricInvocations({ period: PERIOD }),
    limit: { below: 1 },
    periods: 3,
    description: 'The sweeper was not called. Look at its schedule.',
  };
}

function whenFailing({ api }: Watched): AlarmTerms {
  return {
    id: 'DoorsFailing',
    metric: api.metricServerError({ period: PERIOD, statistic: 'sum' }),
    limit: { above: 5 },
    periods: 1,
    description: 'The APIs answered with 5xx. Look at the logs of graphql and rest.',
  };
}
