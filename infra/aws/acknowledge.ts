import { type Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** A cdk-nag finding that we accept, with the reason. */
interface Acknowledged {
  /** The construct's path below the stack. */
  at: string;
  rules: readonly string[];
  reason: string;
}

const NAMED: readonly Acknowledged[] = [
  {
    at: 'Execution/ExecutionRole',
    rules: ['AwsSolutions-IAM5[Resource::*]'],
    reason:
      'Lambda uses this role to attach the function to its network, and these EC2 actions accept no narrower resource. A deny in the same policy withholds them from the code inside the function.',
  },
  {
    at: 'Release/ShifterRole',
    rules: ['AwsSolutions-IAM5[Resource::*]'],
    reason:
      "CodeDeploy reads the state of alarms, as AWS's own policy for it permits. It can change nothing but the aliases.",
  },
  {
    at: 'Apis/Api',
    rules: ['AwsSolutions-APIG4'],
    reason:
      'Both APIs also serve visitors. They verify tokens themselves, so that the same code decides in the cloud and on one machine.',
  },
  {
    at: 'Front/Distribution',
    rules: ['AwsSolutions-CFR1'],
    reason: 'Learners can be anywhere.',
  },
  {
    at: 'Front/Distribution',
    rules: ['AwsSolutions-CFR3'],
    reason:
      "CloudFront's log contains addresses and query strings, which can contain the code of a sign-in. The logs of the API and of the bucket contain the path of every request that reaches them, without either.",
  },
];

/** Without a custom domain there is no certificate, and CloudFront chooses the TLS versions of its default one. */
const WITHOUT_DOMAIN: Acknowledged = {
  at: 'Front/Distribution',
  rules: ['AwsSolutions-CFR4'],
  reason:
    'CloudFront controls TLS for its default domain. Set certificate_arn to choose the TLS policy.',
};

/** A firewall costs more per month than a small stage, so it's a setting. */
const WITHOUT_FIREWALL: Acknowledged = {
  at: 'Front/Distribution',
  rules: ['AwsSolutions-CFR2'],
  reason:
    'The APIs limit requests per address and per learner, and the stage limits the total. docs/deploy.md explains when a firewall is worth its price, and how to turn it on.',
};

/** What hosts that run programs add. */
const WITH_HOSTS: readonly Acknowledged[] = [
  {
    at: 'Hosts/Cluster',
    rules: ['AwsSolutions-ECS4'],
    reason: 'Hosts log their queue, their engine and every run, and metrics count these lines.',
  },
  {
    at: 'Hosts/Task',
    rules: ['AwsSolutions-ECS2'],
    reason:
      'These variables are the port and the address to listen on. The key comes from a secret.',
  },
  {
    at: 'Hosts/Task/ExecutionRole',
    rules: ['AwsSolutions-IAM5[Resource::*]'],
    reason:
      'A token for the registry is not tied to a repository. Machines use this role to start the task, and the task cannot.',
  },
  {
    at: 'Hosts/MachineRole',
    rules: ['AwsSolutions-IAM5[Resource::*]', 'AwsSolutions-IAM5[Action::ecs:Submit*]'],
    reason:
      "The rights of ECS's own agent, which the CDK writes. Tasks can't reach the credentials of their machine.",
  },
  {
    at: 'Hosts/Machines',
    rules: ['AwsSolutions-AS3'],
    reason: 'Machines come and go with the load. An alarm goes off if too few hosts are left.',
  },
  {
    at: 'Hosts/Balancer',
    rules: ['AwsSolutions-ELB2'],
    reason: 'A Network Load Balancer logs TLS connections only. Hosts log every run themselves.',
  },
  ...['Apis/GraphqlRole', 'Apis/RestRole'].map((at) => ({
    at,
    rules: ['AwsSolutions-IAM5[Resource::*]'],
    reason:
      'Lambda uses this role to attach the function to its network, and these EC2 actions accept no narrower resource.',
  })),
];

/** The CDK's own function that fills the bucket. It runs only during a deployment. */
const UPLOADER = 'Custom::CDKBucketDeployment';
const UPLOADER_RULES = [
  'AwsSolutions-L1',
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  ...['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*'].map(
    (action) => `AwsSolutions-IAM5[Action::s3:${action}]`,
  ),
];

/** Secrets that two parts share, each of them the current one and the previous one. */
const SECRET = /^(OriginSecret|Key)\d+$/;
const BY_DEPLOYMENT =
  'Both parts receive this secret from a deployment, which renews it without a refused request. Rotating it between deployments would stop every request or every run.';

/** What differs between stacks. */
export interface StackFacts {
  hasDomain: boolean;
  hasFirewall: boolean;
  hasHosts: boolean;
  /** The logical ID of the site's bucket. */
  uploadsTo: string;
}

/** Returns the findings that depend on what a stage has. */
function ofOptions({ hasDomain, hasFirewall, hasHosts }: Omit<StackFacts, 'uploadsTo'>) {
  return [
    ...(hasDomain ? [] : [WITHOUT_DOMAIN]),
    ...(hasFirewall ? [] : [WITHOUT_FIREWALL]),
    ...(hasHosts ? WITH_HOSTS : []),
  ];
}

/** Suppresses the cdk-nag findings that we accept, each with its reason. Any other finding fails the synthesis. */
export function acknowledge(stack: Stack, { uploadsTo, ...facts }: StackFacts): void {
  const owners = facts.hasHosts ? ['Apis', 'Hosts'] : ['Apis'];
  const secrets = owners
    .flatMap((owner) => find(stack, owner).node.children)
    .filter(({ node }) => SECRET.test(node.id));
  for (const secret of secrets) {
    Validations.of(secret).acknowledge({ id: 'AwsSolutions-SMG4', reason: BY_DEPLOYMENT });
  }
  for (const { at, rules, reason } of [...NAMED, ...ofOptions(facts)]) {
    for (const id of rules) Validations.of(find(stack, at)).acknowledge({ id, reason });
  }
  const assets = `arn:${stack.partition}:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*`;
  const places = [assets, `<${uploadsTo}.Arn>/*`].map(
    (place) => `AwsSolutions-IAM5[Resource::${place}]`,
  );
  for (const uploader of stack.node.children.filter(({ node }) => node.id.startsWith(UPLOADER))) {
    for (const id of [...UPLOADER_RULES, ...places]) {
      const reason =
        'The CDK writes this function and its role. It reads the deployed files and writes them to the bucket of the site.';
      Validations.of(uploader).acknowledge({ id, reason });
    }
  }
}

function find(stack: Stack, way: string): IConstruct {
  return way.split('/').reduce<IConstruct>((from, id) => from.node.findChild(id), stack);
}
