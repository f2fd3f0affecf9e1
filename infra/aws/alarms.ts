import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  type Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from './stages.ts';

/** How often alarms look at their metrics. */
export const PERIOD = Duration.minutes(5);
const SUM = { period: PERIOD, statistic: 'sum' };

const MOST_FAILING_PERCENT = 1;
const MOST_ERROR_LINES = 20;

/**
 * How many environments each concurrent run allows. @see
 * https://docs.aws.amazon.com/lambda/latest/dg/tenant-isolation-troubleshooting.html
 */
const ENVIRONMENTS_PER_RUN = 2.5;

/** A share stays right when a stage grows; a number of failures doesn't. */
function percentage(failed: IMetric, all: IMetric): MathExpression {
  return new MathExpression({
    expression: 'IF(all > 0, 100 * failed / all, 0)',
    usingMetrics: { failed, all },
    period: PERIOD,
  });
}

/** The resources that the alarms watch. */
export interface Watched {
  stage: Stage;
  /** Functions with the highest acceptable p95 of their duration, in seconds. */
  functions: readonly { function: Function; slowestSeconds: number }[];
  execution: Function;
  /** The number of Python interpreters that ended although nobody killed them. */
  deaths: Metric;
  /** The number of environments that start a process for each run. */
  slowEngines: Metric;
  /** The number of connections that were tried in the network of the execution function. */
  connections: Metric;
  /** The number of started environments, which belong to one learner each. */
  environments: Metric;
  /** The alarms of optional parts. */
  others: readonly AlarmTerms[];
  /** The number of unexpected errors in the logs of the APIs. */
  unavailable: Metric;
  /** How often the APIs waited for a connection to the database, or got none. */
  connectionWaits: Metric;
  sweeper: Function;
  retention: Function;
  api: HttpApi;
}

/** The settings of one alarm. */
export interface AlarmTerms {
  id: string;
  metric: IMetric;
  /** The threshold above or below which the alarm goes off. */
  limit: { above: number } | { below: number };
  /** The number of consecutive periods. */
  periods: number;
  /** What the alarm means and what to do. */
  description: string;
}

/** The alarms. Each one notifies the operator when it starts and when it ends. */
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
    // A topic with its own policy grants access only to the principals that the policy names.
    topic.grantPublish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    const terms = [
      ...watched.functions.flatMap((each) => alarmsOf(each.function, each.slowestSeconds)),
      whenBusy(watched),
      whenCrashing(watched),
      whenSlow(watched),
      whenConnecting(watched),
      whenSilent(watched),
      whenFailing(watched),
      whenRefusing(watched),
      whenCrowded(watched),
      whenUnavailable(watched),
      whenWaiting(watched),
      whenForgetting(watched),
      ...watched.others,
    ];
    this.all = terms.map((each) => this.create(each, new SnsAction(topic)));
  }

  private create(
    { id, metric, limit, periods, description }: AlarmTerms,
    action: SnsAction,
  ): Alarm {
    const isBelow = 'below' in limit;
    const alarm = new Alarm(this, id, {
      metric,
      threshold: isBelow ? limit.below : limit.above,
      comparisonOperator: isBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_THRESHOLD,
      // Missing data means that nothing went wrong, unless the alarm expects activity.
      treatMissingData: isBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      evaluationPeriods: periods,
      alarmDescription: description,
    });
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  }
}

function alarmsOf(watched: Function, slowestSeconds: number): AlarmTerms[] {
  const name = watched.node.id;
  return [
    {
      id: `${name}Errors`,
      metric: percentage(watched.metricErrors(SUM), watched.metricInvocations(SUM)),
      limit: { above: MOST_FAILING_PERCENT },
      periods: 1,
      description: `More than ${MOST_FAILING_PERCENT}% of the calls of ${name} failed. Check its log.`,
    },
    {
      id: `${name}Throttles`,
      metric: percentage(watched.metricThrottles(SUM), watched.metricInvocations(SUM)),
      limit: { above: MOST_FAILING_PERCENT },
      periods: 1,
      description: `${name} refused more than ${MOST_FAILING_PERCENT}% of its calls because it reached a limit of concurrency or of learners' environments. docs/scale.md says which one comes first, and how to raise it.`,
    },
    {
      id: `${name}Slow`,
      metric: watched.metricDuration({ period: PERIOD, statistic: 'p95' }),
      limit: { above: slowestSeconds * 1_000 },
      periods: 3,
      description: `The p95 duration of ${name} is above ${slowestSeconds} s. Check the database first.`,
    },
  ];
}

function whenBusy({ execution, stage }: Watched): AlarmTerms {
  return {
    id: 'ExecutionBusy',
    metric: execution.metric('ConcurrentExecutions', { period: PERIOD, statistic: 'max' }),
    limit: { above: Math.floor(stage.runsAtOnce * 0.8) },
    periods: 1,
    description: `More than 80% of the ${stage.runsAtOnce} concurrent runs were in use. Raise runs_at_once.`,
  };
}

/** A learner's experiment ends a few. */
const MOST_DEATHS = 20;

function whenCrashing({ deaths }: Watched): AlarmTerms {
  return {
    id: 'InterpretersDied',
    metric: deaths.with({ period: PERIOD }),
    limit: { above: MOST_DEATHS },
    periods: 1,
    description: `More than ${MOST_DEATHS} Python interpreters ended by themselves. Someone is attacking the sandbox, or a limit doesn't hold. Check the log of execution.`,
  };
}

function whenSlow({ slowEngines }: Watched): AlarmTerms {
  return {
    id: 'ExecutionSlowEngine',
    metric: slowEngines.with({ period: PERIOD }),
    limit: { above: 0 },
    periods: 1,
    description:
      'An environment starts a process for each run instead of forking. Runs work, at about three times the cost. The log of execution has the reason.',
  };
}

function whenConnecting({ connections }: Watched): AlarmTerms {
  return {
    id: 'ExecutionConnects',
    metric: connections.with({ period: PERIOD }),
    limit: { above: 0 },
    periods: 1,
    description:
      'Something in the network of execution tried to reach an address. Only an escape from the sandbox can do that: read the flow log and the log of execution.',
  };
}

function whenSilent({ sweeper }: Watched): AlarmTerms {
  return {
    id: 'SweeperSilent',
    metric: sweeper.metricInvocations({ period: PERIOD }),
    limit: { below: 1 },
    periods: 3,
    description: 'The sweeper was not called. Check its schedule.',
  };
}

function whenFailing({ api }: Watched): AlarmTerms {
  return {
    id: 'ApisFailing',
    metric: percentage(api.metricServerError(SUM), api.metricCount(SUM)),
    limit: { above: MOST_FAILING_PERCENT },
    periods: 1,
    description: `The APIs answered more than ${MOST_FAILING_PERCENT}% of all requests with 5xx. Check the logs of graphql and rest.`,
  };
}

/** Reads and refusals of clients that are too fast are part of every day, but not for so many at once. */
const MOST_REFUSED_PERCENT = 20;

function whenRefusing({ api }: Watched): AlarmTerms {
  return {
    id: 'ApisRefusing',
    metric: percentage(api.metricClientError(SUM), api.metricCount(SUM)),
    limit: { above: MOST_REFUSED_PERCENT },
    periods: 3,
    description: `The APIs refused more than ${MOST_REFUSED_PERCENT}% of all requests. Either requests_per_second is too low, or somebody is flooding them: see docs/runbooks/flood.md.`,
  };
}

/**
 * The limit that a growing stage reaches first. Lambda has no metric for learners' environments, so this counts those
 * that have started in as much time as they are kept.
 */
function whenCrowded({ environments, stage }: Watched): AlarmTerms {
  const allowed = stage.runsAtOnce * ENVIRONMENTS_PER_RUN;
  return {
    id: 'ExecutionCrowded',
    metric: environments.with({ period: Duration.minutes(15) }),
    limit: { above: Math.floor(allowed * 0.8) },
    periods: 1,
    description: `More than 80% of the ${allowed} environments that runs_at_once allows were started within 15 minutes. Raise runs_at_once before learners are refused.`,
  };
}

function whenUnavailable({ unavailable }: Watched): AlarmTerms {
  return {
    id: 'FunctionsFailing',
    metric: unavailable.with({ period: PERIOD }),
    limit: { above: MOST_ERROR_LINES },
    periods: 1,
    description: `More than ${MOST_ERROR_LINES} unexpected errors were logged in five minutes. Read the logs of graphql and rest.`,
  };
}

/** The pooler refuses connections before anything else in the database fails. */
function whenWaiting({ api, connectionWaits }: Watched): AlarmTerms {
  return {
    id: 'PoolerBusy',
    metric: percentage(connectionWaits.with({ period: PERIOD }), api.metricCount(SUM)),
    limit: { above: MOST_FAILING_PERCENT },
    periods: 1,
    description: `More than ${MOST_FAILING_PERCENT}% of all requests waited for a connection to the database for more than a second, or got none. Compare the pooler's clients with database_clients: docs/runbooks/database-slow.md.`,
  };
}

function whenForgetting({ retention }: Watched): AlarmTerms {
  return {
    id: 'RetentionSilent',
    metric: retention.metricInvocations({ period: Duration.days(1), statistic: 'sum' }),
    limit: { below: 1 },
    periods: 2,
    description: 'The retention job was not called for two days. Check its schedule.',
  };
}
