import { App, CfnOutput, Stack, Validations } from 'aws-cdk-lib';
import type { CfnBucket } from 'aws-cdk-lib/aws-s3';
import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { Alarms } from './alarms.ts';
import { Apis } from './apis.ts';
import type { Artifacts } from './artifacts.ts';
import { createBudget } from './create-budget.ts';
import { createDashboard } from './create-dashboard.ts';
import type { Deployment } from './create-function.ts';
import { createEdgeStack } from './edge-stack.ts';
import { Execution } from './execution.ts';
import { ExecutionHosts } from './execution-hosts.ts';
import { Front } from './front.ts';
import { alarmsOfHosts } from './host-alarms.ts';
import { Release } from './release.ts';
import { ScheduledJobs } from './scheduled-jobs.ts';
import { Site } from './site.ts';
import { OUTPUTS, stackName } from './stack-names.ts';
import type { Stage } from './stages.ts';

/** The running parts of a stack. */
interface Running {
  execution: Execution;
  hosts: ExecutionHosts | null;
  apis: Apis;
  jobs: ScheduledJobs;
}

/** All resources of one stage. */
class PacketsmithStack extends Stack {
  constructor(scope: Construct, deployment: Deployment) {
    const { stage } = deployment;
    super(scope, stackName(stage.name), {
      env: { region: stage.region },
      description: `Packetsmith, ${stage.name}`,
      tags: { product: 'packetsmith', stage: stage.name },
      terminationProtection: stage.name === 'production',
    });
    const execution = new Execution(this, 'Execution', deployment);
    const hosts = this.createHosts(deployment);
    const apis = new Apis(this, 'Apis', { ...deployment, hosts });
    const jobs = new ScheduledJobs(this, 'ScheduledJobs', deployment);
    const site = new Site(this, 'Site');
    const front = new Front(this, 'Front', { deployment, behind: { site, apis } });
    const aliases = [...apis.aliases, execution.alias];
    new Release(this, 'Release', { stage, aliases, api: apis.api });
    const settings = {
      supabaseUrl: stage.supabaseUrl,
      supabaseAnonKey: stage.supabaseAnonKey,
      apiUrl: stage.siteUrl,
    };
    // Browsers load new pages only when all of their requests reach the new APIs.
    site.fill(deployment, settings, aliases);
    watch(this, stage, { execution, hosts, apis, jobs });
    createBudget(this, stage);
    this.createOutputs({
      siteUrl: stage.siteUrl,
      distributionUrl: `https://${front.distribution.distributionDomainName}`,
      apiUrl: apis.api.apiEndpoint,
      executionFunctionName: execution.function.functionName,
      distributionId: front.distribution.distributionId,
      bucketName: site.bucket.bucketName,
    });
    acknowledge(this, {
      hasDomain: stage.certificateArn !== null,
      hasFirewall: stage.firewallArn !== null,
      hasHosts: hosts !== null,
      uploadsTo: this.getLogicalId(site.bucket.node.defaultChild as CfnBucket),
    });
  }

  private createHosts(deployment: Deployment): ExecutionHosts | null {
    const most = deployment.stage.executionHosts;
    return most === null ? null : new ExecutionHosts(this, 'Hosts', { deployment, most });
  }

  private createOutputs(values: Record<keyof typeof OUTPUTS, string>): void {
    for (const [key, name] of Object.entries(OUTPUTS)) {
      new CfnOutput(this, name, { value: values[key as keyof typeof OUTPUTS] });
    }
  }
}

/** Creates the alarms, with the expected duration of each function, and the dashboard. */
function watch(stack: Stack, stage: Stage, { execution, hosts, apis, jobs }: Running): void {
  const { api, graphql, rest } = apis;
  const { sweeper, retention } = jobs;
  const functions = [
    { function: graphql, slowestSeconds: 5 },
    { function: rest, slowestSeconds: 5 },
    { function: execution.function, slowestSeconds: 15 },
    { function: sweeper, slowestSeconds: 30 },
    { function: retention, slowestSeconds: 240 },
  ];
  const { all } = new Alarms(stack, 'Alarms', {
    stage,
    functions,
    execution: execution.function,
    deaths: execution.deaths,
    slowEngines: execution.slowEngines,
    connections: execution.connections,
    environments: execution.environments,
    others: hosts === null ? [] : alarmsOfHosts(hosts.watched),
    unavailable: apis.errors,
    connectionWaits: apis.connectionWaits,
    sweeper,
    retention,
    api,
  });
  createDashboard(stack, 'Dashboard', {
    stage,
    functions: functions.map((each) => each.function),
    api,
    engines: [execution.forks, execution.slowEngines],
    runs: execution.runs,
    connections: [apis.connectionWaits, apis.connectionFailures],
    alarms: all,
  });
}

/** What to synthesize, and where to write it. */
interface AppTerms {
  stages: readonly Stage[];
  artifacts: Artifacts;
  /** The directory of the cloud assembly. */
  output: string;
}

/** Creates the CDK app with one stack per stage and the checks that every stack must pass. */
export function createApp({ stages, artifacts, output }: AppTerms): App {
  const app = new App({ outdir: output, analyticsReporting: false, context: recommended });
  for (const stage of stages) {
    new PacketsmithStack(app, { stage, artifacts });
    createEdgeStack(app, stage);
  }
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
