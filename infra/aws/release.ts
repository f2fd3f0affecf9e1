import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import {
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type Function } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { LIVE } from './stack-names.ts';
import type { Stage } from './stages.ts';

/** Creates the alias by which a function is called. It points to a published version, never to the latest code. */
export function createAlias(scope: Construct, published: Function): Alias {
  return new Alias(scope, `${published.node.id}Live`, {
    aliasName: LIVE,
    version: published.currentVersion,
  });
}

const PERIOD = Duration.minutes(1);
/** Fewer requests or calls in a minute say nothing about their share. */
const FEWEST = 20;
/** If a new version answers a tenth of all requests and fails half of them, five percent fail. */
const MOST_FAILING_PERCENT = 2;

/** What a release shifts to its new version, and what it watches meanwhile. */
interface ReleaseTerms {
  stage: Stage;
  aliases: readonly Alias[];
  api: HttpApi;
}

/**
 * Shifts each alias to its new version in two steps: a tenth of the calls for five minutes, then all of them. If an alarm
 * goes off meanwhile, CodeDeploy points the alias back, and CloudFormation rolls the whole stack back. `development` has
 * no learners and shifts at once.
 */
export class Release extends Construct {
  constructor(scope: Construct, id: string, { stage, aliases, api }: ReleaseTerms) {
    super(scope, id);
    const application = new LambdaApplication(this, 'Application', {
      applicationName: `packetsmith-${stage.name}`,
    });
    const deploymentConfig =
      stage.name === 'development'
        ? LambdaDeploymentConfig.ALL_AT_ONCE
        : LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES;
    const role = this.createRole(aliases).withoutPolicyUpdates();
    const requests = this.createAlarm('RequestsFailing', failingRequests(api));
    for (const alias of aliases) {
      const name = alias.lambda.node.id;
      new LambdaDeploymentGroup(this, `${name}Group`, {
        application,
        alias,
        role,
        deploymentConfig,
        alarms: [requests, this.createAlarm(`${name}Failing`, failingCalls(alias))],
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      });
    }
  }

  /** CodeDeploy's role, with what AWS's own policy for it grants, but for these functions only. */
  private createRole(aliases: readonly Alias[]): Role {
    const shift = new PolicyStatement({
      actions: ['lambda:GetAlias', 'lambda:GetProvisionedConcurrencyConfig', 'lambda:UpdateAlias'],
      resources: aliases.flatMap(({ lambda }) => [
        lambda.functionArn,
        `${lambda.functionArn}:${LIVE}`,
      ]),
    });
    const watch = new PolicyStatement({
      actions: ['cloudwatch:DescribeAlarms'],
      resources: ['*'],
    });
    return new Role(this, 'ShifterRole', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      inlinePolicies: { rights: new PolicyDocument({ statements: [shift, watch] }) },
    });
  }

  /** These alarms only stop releases. The ones that notify the operator are in `alarms.ts`. */
  private createAlarm(id: string, metric: IMetric): Alarm {
    return new Alarm(this, id, {
      metric,
      threshold: MOST_FAILING_PERCENT,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      evaluationPeriods: 1,
      alarmDescription: `More than ${MOST_FAILING_PERCENT}% fail. A release that is under way goes back to the version before.`,
    });
  }
}

/** The percentage of failures, or 0 while there are too few of everything to tell. */
function percentage(failed: Metric, all: Metric): MathExpression {
  return new MathExpression({
    expression: `IF(all >= ${FEWEST}, 100 * failed / all, 0)`,
    usingMetrics: { failed, all },
    period: PERIOD,
  });
}

/** An API that can't work answers 5xx, which Lambda doesn't count as an error. */
function failingRequests(api: HttpApi): MathExpression {
  const sum = { period: PERIOD, statistic: 'sum' };
  return percentage(api.metricServerError(sum), api.metricCount(sum));
}

/**
 * The new version's own calls that crash or time out.
 *
 * @see https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-view.html (ExecutedVersion)
 */
function failingCalls({ lambda, version }: Alias): MathExpression {
  const count = (metricName: string): Metric =>
    new Metric({
      namespace: 'AWS/Lambda',
      metricName,
      dimensionsMap: {
        FunctionName: lambda.functionName,
        Resource: `${lambda.functionName}:${LIVE}`,
        ExecutedVersion: version.version,
      },
      period: PERIOD,
      statistic: 'sum',
    });
  return percentage(count('Errors'), count('Invocations'));
}
