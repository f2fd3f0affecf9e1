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

/** CloudFront, the one address of everything: pages and assets from the bucket, the API from the APIs. */
export class Front extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, terms: { deployment: Deployment; behind: Behind }) {
    super(scope, id);
    const { deployment, behind } = terms;
    const { page, api, data, script, asset } = createBehaviors(this, deployment, behind);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Packetsmith, ${deployment.stage.name}`,
      ...domain(this, deployment.stage),
      httpVersion: HttpVersion.HTTP2_AND_3,
      logBucket: behind.site.logs,
      logFilePrefix: 'cloudfront/',
      defaultBehavior: page,
      // The first pattern that fits decides.
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
    // What it says to the APIs, they take first.
    this.distribution.node.addDependency(behind.apis.graphql, behind.apis.rest);
  }
}

/** A name of its own needs a certificate; without one CloudFront's own name stands. */
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
