import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { stackName } from './stack-names.ts';
import type { Stage } from './stages.ts';

/** Rule groups that AWS maintains. */
const MANAGED = [
  // Addresses that AWS has seen attacking others.
  'AWSManagedRulesAmazonIpReputationList',
  // Requests that exploit known weaknesses of servers.
  'AWSManagedRulesKnownBadInputsRuleSet',
];

/** The period in which the requests of one address are counted, in seconds. */
const WINDOW_SECONDS = 300;

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

/** What a stage has chosen of the edge. */
const hasEdge = ({ firewallLimit, probesSite }: Stage): boolean =>
  firewallLimit !== null || probesSite;

/**
 * Creates the optional parts of a stage that must be in us-east-1: CloudFront's firewall, and the probe, because the
 * metrics of health checks are there.
 */
export function createEdgeStack(scope: Construct, stage: Stage): void {
  if (!hasEdge(stage)) return;
  const { name, firewallLimit } = stage;
  const stack = new Stack(scope, `${stackName(name)}-Edge`, {
    env: { region: 'us-east-1' },
    description: `Packetsmith, ${name}: what must be in us-east-1`,
    tags: { product: 'packetsmith', stage: name },
  });
  if (firewallLimit !== null) {
    const firewall = createFirewall(stack, name, firewallLimit);
    new CfnOutput(stack, 'FirewallArn', { value: firewall.attrArn });
  }
  if (stage.probesSite) createProbe(stack, stage);
}

/** The fewest that Route 53 allows. Each region has several checkers. */
const PROBE_REGIONS = ['us-east-1', 'eu-west-1', 'ap-southeast-1'];

/** Creates a check from outside of AWS's region, through DNS, CloudFront and the API, and an alarm that mails. */
function createProbe(scope: Construct, { name, siteUrl, alarmEmail }: Stage): void {
  const { hostname } = new URL(siteUrl);
  const check = new CfnHealthCheck(scope, 'Probe', {
    healthCheckConfig: {
      type: 'HTTPS',
      fullyQualifiedDomainName: hostname,
      port: 443,
      resourcePath: '/api/health',
      enableSni: true,
      requestInterval: 30,
      failureThreshold: 3,
      regions: PROBE_REGIONS,
    },
  });
  const topic = new Topic(scope, 'Topic', { displayName: `Packetsmith ${name}`, enforceSSL: true });
  topic.addSubscription(new EmailSubscription(alarmEmail));
  topic.grantPublish(
    new ServicePrincipal('cloudwatch.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  const alarm = new Alarm(scope, 'SiteDown', {
    metric: new Metric({
      namespace: 'AWS/Route53',
      metricName: 'HealthCheckStatus',
      dimensionsMap: { HealthCheckId: check.attrHealthCheckId },
      period: Duration.minutes(1),
      statistic: 'min',
    }),
    threshold: 1,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.BREACHING,
    evaluationPeriods: 2,
    alarmDescription: `${siteUrl}/api/health does not answer 200 from outside. Open it: it names the part that fails.`,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
}

/**
 * Creates the firewall in front of CloudFront: a limit on the requests of each address, and AWS's own lists. The common
 * rule set isn't used, because it takes programs that learners submit for attacks.
 *
 * @param most how many requests an address may send in five minutes
 */
function createFirewall(scope: Construct, stage: string, most: number): CfnWebACL {
  const limit: CfnWebACL.RuleProperty = {
    name: 'RequestsPerAddress',
    priority: 0,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: WINDOW_SECONDS,
        limit: most,
      },
    },
    visibilityConfig: visible('RequestsPerAddress'),
  };
  const managed = MANAGED.map((group, index): CfnWebACL.RuleProperty => ({
    name: group,
    priority: index + 1,
    overrideAction: { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name: group } },
    visibilityConfig: visible(group),
  }));
  return new CfnWebACL(scope, 'Firewall', {
    name: `packetsmith-${stage}`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible('Firewall'),
    rules: [limit, ...managed],
  });
}
