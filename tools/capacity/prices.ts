/** The price of a unit up to some quantity per month. */
interface Tier {
  /** The last unit at this price; Infinity for the last tier. */
  upTo: number;
  dollars: number;
}

/** Returns the cost of a quantity, tier by tier. @param tiers from the first unit on */
export function costOf(quantity: number, tiers: readonly Tier[]): number {
  let from = 0;
  let sum = 0;
  for (const { upTo, dollars } of tiers) {
    sum += Math.max(0, Math.min(quantity, upTo) - from) * dollars;
    from = upTo;
  }
  return sum;
}

/** Returns tiers with one price for every unit after the free ones. */
export function flat(dollars: number, free = 0): readonly Tier[] {
  return [
    { upTo: free, dollars: 0 },
    { upTo: Infinity, dollars },
  ];
}

/** The price of one unit, in US dollars without taxes, and where it is published. */
export interface Price {
  /** The line of the bill. */
  what: string;
  unit: string;
  tiers: readonly Tier[];
  source: string;
  /** Whether the figure was found in the source. If not, it is from memory and only an approximation. */
  isConfirmed: boolean;
}

const LAMBDA = 'https://aws.amazon.com/lambda/pricing/';
const CLOUDFRONT = 'https://aws.amazon.com/cloudfront/pricing/';
const CLOUDWATCH = 'https://aws.amazon.com/cloudwatch/pricing/';
const WAF = 'https://aws.amazon.com/waf/pricing/';
const SUPABASE = 'https://supabase.com/pricing';

/**
 * Prices of us-east-1, and of CloudFront in Europe and North America, as of November 2026. Prices change: check the
 * source before making a decision.
 */
export const PRICES = {
  call: {
    what: 'Lambda: calls',
    unit: 'call',
    tiers: flat(0.2e-6),
    source: LAMBDA,
    isConfirmed: true,
  },
  arm: {
    what: 'Lambda: API time',
    unit: 'GB-second',
    tiers: [
      { upTo: 7.5e9, dollars: 0.0000133334 },
      { upTo: 18.75e9, dollars: 0.0000120001 },
      { upTo: Infinity, dollars: 0.0000106667 },
    ],
    source: LAMBDA,
    isConfirmed: true,
  },
  x86: {
    what: 'Lambda: run time',
    unit: 'GB-second',
    tiers: [
      { upTo: 6e9, dollars: 0.0000166667 },
      { upTo: 15e9, dollars: 0.000015 },
      { upTo: Infinity, dollars: 0.0000133334 },
    ],
    source: LAMBDA,
    isConfirmed: true,
  },
  tenantStart: {
    what: 'Lambda: learners’ environments',
    unit: 'GB',
    tiers: flat(0.000167),
    source: LAMBDA,
    isConfirmed: false,
  },
  httpApi: {
    what: 'HTTP API',
    unit: 'request',
    tiers: [
      { upTo: 300e6, dollars: 1e-6 },
      { upTo: Infinity, dollars: 0.9e-6 },
    ],
    source: 'https://aws.amazon.com/api-gateway/pricing/',
    isConfirmed: true,
  },
  egress: {
    what: 'CloudFront: data to browsers',
    unit: 'GB',
    tiers: [
      { upTo: 1e3, dollars: 0 },
      { upTo: 11e3, dollars: 0.085 },
      { upTo: 51e3, dollars: 0.08 },
      { upTo: 151e3, dollars: 0.06 },
      { upTo: 501e3, dollars: 0.04 },
      { upTo: 1_025e3, dollars: 0.03 },
      { upTo: 5_025e3, dollars: 0.025 },
      { upTo: Infinity, dollars: 0.02 },
    ],
    source: CLOUDFRONT,
    isConfirmed: true,
  },
  edgeRequest: {
    what: 'CloudFront: requests',
    unit: 'request',
    tiers: flat(1.2e-6, 10e6),
    source: CLOUDFRONT,
    isConfirmed: false,
  },
  edgeFunction: {
    what: 'CloudFront: functions',
    unit: 'call',
    tiers: flat(0.1e-6, 2e6),
    source: CLOUDFRONT,
    isConfirmed: true,
  },
  logs: {
    what: 'CloudWatch: log ingestion',
    unit: 'GB',
    tiers: [
      { upTo: 10e3, dollars: 0.5 },
      { upTo: 30e3, dollars: 0.25 },
      { upTo: 50e3, dollars: 0.1 },
      { upTo: Infinity, dollars: 0.05 },
    ],
    source: CLOUDWATCH,
    isConfirmed: true,
  },
  storedLogs: {
    what: 'CloudWatch: log storage, one year',
    unit: 'GB-month',
    tiers: flat(0.03),
    source: CLOUDWATCH,
    isConfirmed: true,
  },
  alarms: {
    what: 'CloudWatch: alarms',
    unit: 'alarm metric',
    tiers: flat(0.1, 10),
    source: CLOUDWATCH,
    isConfirmed: false,
  },
  customMetrics: {
    what: 'CloudWatch: metrics from logs',
    unit: 'metric',
    tiers: flat(0.3, 10),
    source: CLOUDWATCH,
    isConfirmed: false,
  },
  dashboards: {
    what: 'CloudWatch: dashboard',
    unit: 'dashboard',
    tiers: flat(3, 3),
    source: CLOUDWATCH,
    isConfirmed: true,
  },
  hostProcessor: {
    what: 'EC2: processors of hosts',
    unit: 'processor-hour',
    // A c7a.large, which has two whole cores, costs twice as much per hour as one of these.
    tiers: flat(0.0425),
    source: 'https://aws.amazon.com/ec2/pricing/on-demand/',
    isConfirmed: false,
  },
  hostNetwork: {
    what: 'VPC: endpoints, NAT and load balancer of hosts',
    unit: 'month',
    // In two zones each: eight endpoints at $0.01 an hour and two gateways at $0.045, and a load balancer at $0.0225.
    tiers: flat(199),
    source: 'https://aws.amazon.com/privatelink/pricing/',
    isConfirmed: false,
  },
  firewall: {
    what: 'WAF: web ACL and three rules',
    unit: 'month',
    tiers: flat(8),
    source: WAF,
    isConfirmed: false,
  },
  firewallRequests: {
    what: 'WAF: requests',
    unit: 'request',
    tiers: flat(0.6e-6),
    source: WAF,
    isConfirmed: false,
  },
  probe: {
    what: 'Route 53: health check with HTTPS',
    unit: 'month',
    tiers: flat(2.75),
    source: 'https://aws.amazon.com/route53/pricing/',
    isConfirmed: false,
  },
  secrets: {
    what: 'Secrets Manager',
    unit: 'secret',
    tiers: flat(0.4),
    source: 'https://aws.amazon.com/secrets-manager/pricing/',
    isConfirmed: false,
  },
  secretReads: {
    what: 'KMS: secret reads',
    unit: 'request',
    tiers: flat(3e-6, 20e3),
    source: 'https://aws.amazon.com/kms/pricing/',
    isConfirmed: false,
  },
  schedules: {
    what: 'EventBridge Scheduler',
    unit: 'call',
    tiers: flat(1e-6, 14e6),
    source: 'https://aws.amazon.com/eventbridge/pricing/',
    isConfirmed: true,
  },
  plan: {
    what: 'Supabase: plan',
    unit: 'month',
    tiers: flat(25),
    source: SUPABASE,
    isConfirmed: true,
  },
  monthlyUsers: {
    what: 'Supabase: active users',
    unit: 'learner',
    tiers: flat(0.00325, 100e3),
    source: SUPABASE,
    isConfirmed: true,
  },
  databaseDisk: {
    what: 'Supabase: disk, after a year',
    unit: 'GB-month',
    tiers: flat(0.125, 8),
    source: SUPABASE,
    isConfirmed: true,
  },
  databaseEgress: {
    what: 'Supabase: data to the APIs',
    unit: 'GB',
    tiers: flat(0.09, 250),
    source: SUPABASE,
    isConfirmed: true,
  },
} satisfies Record<string, Price>;

/** Compute credit that is included in a paid Supabase plan. */
export const INCLUDED_COMPUTE_DOLLARS = 10;

/** How much more Frankfurt costs where its prices differ. From memory and not confirmed. */
export const FRANKFURT = { httpApi: 1.2, logs: 1.26, storedLogs: 1.08 } as const;
