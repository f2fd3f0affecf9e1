import { type Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** A finding of cdk-nag that stays, and why. */
interface Acknowledged {
  /** The construct, by its way from the stack. */
  at: string;
  rules: readonly string[];
  reason: string;
}

const NAMED: readonly Acknowledged[] = [
  {
    at: 'Execution/ExecutionRole',
    rules: ['AwsSolutions-IAM5[Resource::*]'],
    reason:
      'Lambda puts the function into its network in this role, and EC2 knows no narrower resource. A deny in the same policy refuses it all to the code inside.',
  },
  {
    at: 'Doors/Api',
    rules: ['AwsSolutions-APIG4'],
    reason:
      'Both APIs serve visitors, too. They verify the tokens themselves, so that the same code decides here and on one machine.',
  },
  {
    at: 'Front/Distribution',
    rules: ['AwsSolutions-CFR1'],
    reason: 'Learners may be anywhere.',
  },
  {
    at: 'Front/Distribution',
    rules: ['AwsSolutions-CFR2'],
    reason:
      'The APIs limit every address and every learner by themselves, and the stage limits all of them. docs/deploy.md tells when a firewall is worth its price.',
  },
];

/** Without a domain there is no certificate of ours, and CloudFront chooses what its own one is offered with. */
const WITHOUT_DOMAIN: Acknowledged = {
  at: 'Front/Distribution',
  rules: ['AwsSolutions-CFR4'],
  reason: 'With its own name CloudFront decides about TLS. Set certificate_arn to decide.',
};

/** The CDK's own function that fills the bucket, and only during a deployment. */
const UPLOADER = 'Custom::CDKBucketDeployment';
const UPLOADER_RULES = [
  'AwsSolutions-L1',
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  ...['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*'].map(
    (action) => `AwsSolutions-IAM5[Action::s3:${action}]`,
  ),
];

/** What CloudFront says to the APIs, the current one and the one before. */
const SECRET = /^OriginSecret\d+$/;
const BY_DEPLOYMENT =
  'CloudFront and the APIs are given the secret by a deployment. One that changed between two deployments would shut everybody out.';

/** What differs between stacks. */
export interface StackFacts {
  hasDomain: boolean;
  /** The logical id of the bucket of the site. */
  uploadsTo: string;
}

/** Says why the findings of cdk-nag that a stack keeps are none. Whatever is not named here stops the synthesis. */
export function acknowledge(stack: Stack, { hasDomain, uploadsTo }: StackFacts): void {
  const secrets = find(stack, 'Apis').node.children.filter(({ node }) => SECRET.test(node.id));
  for (const secret of secrets) {
    Validations.of(secret).acknowledge({ id: 'AwsSolutions-SMG4', reason: BY_DEPLOYMENT });
  }
  for (const { at, rules, reason } of [...NAMED, ...(hasDomain ? [] : [WITHOUT_DOMAIN])]) {
    for (const id of rules) Validations.of(find(stack, at)).acknowledge({ id, reason });
  }
  const assets = `arn:${stack.partition}:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*`;
  const places = [assets, `<${uploadsTo}.Arn>/*`].map(
    (place) => `AwsSolutions-IAM5[Resource::${place}]`,
  );
  for (const uploader of stack.node.children.filter(({ node }) => node.id.startsWith(UPLOADER))) {
    for (const id of [...UPLOADER_RULES, ...places]) {
      const reason =
        'The CDK writes this function and its role. It reads what is deployed and writes the bucket of the site.';
      Validations.of(uploader).acknowledge({ id, reason });
    }
  }
}

function find(stack: Stack, way: string): IConstruct {
  return way.split('/').reduce<IConstruct>((from, id) => from.node.findChild(id), stack);
}
