import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  Distribution,
  type DistributionProps,
  HttpVersion,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { type Behind, createBehaviors } from './create-behaviors.ts';
import type { Deployment } from './create-function.ts';
import type { Stage } from './stages.ts';

/**
 * The CloudFront distribution, the single address for everything: pages and assets from the bucket, the rest from the
 * APIs. It writes no log, because a log of its requests contains query strings, which can contain the code of a sign-in.
 */
export class Front extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, terms: { deployment: Deployment; behind: Behind }) {
    super(scope, id);
    const { deployment, behind } = terms;
    const { page, api, data, script, asset } = createBehaviors(this, deployment, behind);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Packetsmith, ${deployment.stage.name}`,
      ...domain(this, deployment.stage),
      ...(deployment.stage.firewallArn !== null && { webAclId: deployment.stage.firewallArn }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultBehavior: page,
      // The first matching pattern applies.
      additionalBehaviors: {
        '/api/docs': page,
        '/api/docs/*': page,
        '/api/*': api,
        '/graphql': api,
        '/config.json': data,
        '/runtime/*': script,
        '/assets/*.js': script,
        '/assets/*': asset,
      },
    });
    // The APIs must accept the new secret before CloudFront sends it.
    this.distribution.node.addDependency(...behind.apis.aliases);
  }
}

/** A custom domain needs a certificate. Without one, CloudFront's default domain applies. */
function domain(
  scope: Construct,
  { certificateArn, siteUrl }: Stage,
): Pick<DistributionProps, 'certificate' | 'domainNames' | 'minimumProtocolVersion'> {
  if (certificateArn === null) return {};
  return {
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
    domainNames: [new URL(siteUrl).hostname],
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  };
}
