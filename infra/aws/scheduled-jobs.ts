import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type Function } from 'aws-cdk-lib/aws-lambda';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import { JOB_SECRETS } from '../secret-names.ts';
import { createFunction, type Deployment } from './create-function.ts';
import { mayReadSecrets, productEnvironment } from './product-environment.ts';

/** A function to call repeatedly, and how often. */
interface ScheduledJob {
  name: 'sweeper' | 'retention';
  every: Duration;
  timeoutMs: number;
  /** How many times a failed call is retried before the next scheduled one. */
  retries: number;
}

const JOBS = [
  { name: 'sweeper', every: Duration.minutes(1), timeoutMs: 50_000, retries: 0 },
  { name: 'retention', every: Duration.days(1), timeoutMs: 300_000, retries: 2 },
] as const satisfies readonly ScheduledJob[];

/** The functions that run on a schedule: the sweeper of abandoned attempts, and the retention job. */
export class ScheduledJobs extends Construct {
  readonly sweeper: Function;
  readonly retention: Function;

  constructor(scope: Construct, id: string, deployment: Deployment) {
    super(scope, id);
    const [sweeper, retention] = JOBS;
    this.sweeper = this.schedule(sweeper, deployment);
    this.retention = this.schedule(retention, deployment);
  }

  private schedule(job: ScheduledJob, deployment: Deployment): Function {
    const { name, every, timeoutMs, retries } = job;
    const { stage } = deployment;
    const called = createFunction(this, deployment, {
      name,
      architecture: Architecture.ARM_64,
      memorySize: 512,
      timeoutMs,
      environment: productEnvironment(stage, JOB_SECRETS[name]),
      rights: [mayReadSecrets(this, stage, JOB_SECRETS[name])],
      // The schedule calls again soon enough. Lambda's own retries would only pile up.
      retryAttempts: 0,
    });
    const role = new Role(this, `${name}Caller`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
      inlinePolicies: { rights: new PolicyDocument({ statements: [mayInvoke(called)] }) },
    });
    new Schedule(this, `${name}Schedule`, {
      schedule: ScheduleExpression.rate(every),
      target: new LambdaInvoke(called, {
        retryAttempts: retries,
        maxEventAge: Duration.hours(1),
        role: role.withoutPolicyUpdates(),
      }),
      description: `Calls ${called.node.id} of ${stage.name}.`,
    });
    return called;
  }
}

function mayInvoke({ functionArn }: Function): PolicyStatement {
  return new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [functionArn] });
}
