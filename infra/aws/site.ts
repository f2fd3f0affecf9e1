import path from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IDependable } from 'constructs';
import { createLogGroup, type Deployment } from './create-function.ts';
import { SITE_PARTS } from './gather-site.ts';

const LOG_RETENTION = Duration.days(365);

/** Makes browsers revalidate their copy before each use. */
const REVALIDATE = [CacheControl.noCache()];
/** The name or the version in the URL changes with the content. */
const IMMUTABLE = [
  CacheControl.setPublic(),
  CacheControl.maxAge(LOG_RETENTION),
  CacheControl.immutable(),
];

/** The cache policy and location of each part's files. */
const PARTS: Record<
  (typeof SITE_PARTS)[number],
  { below?: string; cacheControl: CacheControl[]; contentEncoding?: string }
> = {
  runtime: { below: 'runtime/python', cacheControl: IMMUTABLE, contentEncoding: 'br' },
  manifest: { below: 'runtime/python', cacheControl: REVALIDATE },
  assets: { below: 'assets', cacheControl: IMMUTABLE },
  pages: { cacheControl: REVALIDATE },
};

/** The bucket that only CloudFront reads, and a second bucket for its log. */
export class Site extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const logs = new Bucket(this, 'Logs', {
      ...PRIVATE,
      lifecycleRules: [{ expiration: LOG_RETENTION }],
    });
    this.bucket = new Bucket(this, 'Files', {
      ...PRIVATE,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'files/',
    });
  }

  /**
   * Uploads the built site, dependencies first. Nothing is deleted, so that open pages still find their assets.
   *
   * @param settings what the client needs to know about its environment
   * @param first what must be ready before the first upload
   */
  fill(
    { artifacts }: Deployment,
    settings: Record<string, string>,
    first: readonly IDependable[],
  ): void {
    const logGroup = createLogGroup(this, 'UploadLog');
    let before = first;
    for (const part of SITE_PARTS) {
      const { below, ...options } = PARTS[part];
      const sources = [Source.asset(path.join(artifacts.site, part))];
      if (part === 'pages') sources.push(Source.jsonData('config.json', settings));
      const upload = new BucketDeployment(this, `Upload-${part}`, {
        sources,
        destinationBucket: this.bucket,
        ...(below !== undefined && { destinationKeyPrefix: below }),
        ...options,
        prune: false,
        memoryLimit: 1_024,
        logGroup,
      });
      upload.node.addDependency(...before);
      before = [upload];
    }
  }
}

const PRIVATE = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.RETAIN,
};
