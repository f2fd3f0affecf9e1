import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { hostAddress, originList, webAddress } from '../setting-values.ts';

/** All stages. Search engines may index only the last one. */
export const STAGES = ['development', 'staging', 'production'] as const;

/** The name of a stage. */
export type StageName = (typeof STAGES)[number];

const STAGES_FILE = path.join(import.meta.dirname, 'stages.yml');

/** Marks an address that the operator hasn't replaced yet. */
const SAMPLE = /\.example\b/;

const https = z.string().startsWith('https://', 'must be an https URL');

const description = z.strictObject({
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region such as eu-central-1'),
  site_url: https.pipe(hostAddress),
  certificate_arn: z
    .string()
    .startsWith(
      'arn:aws:acm:us-east-1:',
      'must be a certificate of us-east-1, where CloudFront looks',
    )
    .optional(),
  supabase_url: https.pipe(webAddress),
  supabase_anon_key: z.string().min(1),
  cors_origins: originList.optional(),
  alarm_email: z.email('must be an email address'),
  requests_per_second: z.number().int().positive(),
  runs_at_once: z.number().int().positive(),
  execution_hosts: z.number().int().min(2, 'must be at least 2, one in each zone').optional(),
  execution_key: z.number().int().positive().optional(),
  database_clients: z.number().int().min(20),
  monthly_budget: z.number().int().positive(),
  origin_secret: z.number().int().positive().optional(),
  probe_site: z.boolean().optional(),
  firewall_limit: z.number().int().min(10, 'must be at least 10, which AWS requires').optional(),
  firewall_arn: z
    .string()
    .startsWith(
      'arn:aws:wafv2:us-east-1:',
      'must be a web ACL of us-east-1, where CloudFront looks',
    )
    .optional(),
});

const stagesFile = z.strictObject(Object.fromEntries(STAGES.map((name) => [name, description])));

/** Where and how one stage is deployed. Contains no secrets. */
export interface Stage {
  name: StageName;
  region: string;
  /** The public URL, without a trailing slash. */
  siteUrl: string;
  /** The certificate for the host of `siteUrl`; null while CloudFront's default domain is used. */
  certificateArn: string | null;
  supabaseUrl: string;
  supabaseAnonKey: string;
  /** Other origins whose pages may call the APIs from a browser. */
  corsOrigins: readonly string[];
  alarmEmail: string;
  /** The maximum number of API requests per second. */
  requestsPerSecond: number;
  /** The maximum number of concurrent runs of learners' code. */
  runsAtOnce: number;
  /** How many hosts may run programs of all learners; null if Lambda runs them, in environments of their own. */
  executionHosts: number | null;
  /** The number of the key that the APIs and these hosts share, counted from 1. A higher number creates a new key. */
  executionKey: number;
  /** The number of clients that the database's pooler accepts. */
  databaseClients: number;
  /** The costs per month, in US dollars, that the operator expects. */
  monthlyBudget: number;
  /**
   * The number of the secret that CloudFront sends to the APIs, counted from 1. A higher number creates a new secret.
   */
  originSecret: number;
  /** Whether Route 53 checks the site from outside. */
  probesSite: boolean;
  /** How many requests the firewall lets an address send in five minutes; null without a firewall. */
  firewallLimit: number | null;
  /** The firewall that CloudFront uses; null for none. */
  firewallArn: string | null;
}

/** Invalid stage settings. The message names the key and what its value must be. */
export class StageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StageError';
  }
}

/**
 * Reads the settings of every stage.
 *
 * @throws {StageError} naming the stage and the key that is missing or malformed
 */
export async function readStages(file: string = STAGES_FILE): Promise<Stage[]> {
  const parsed = stagesFile.safeParse(parse(await readFile(file, 'utf8')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const key = issue?.path.join('.') ?? '';
    throw new StageError(`${path.basename(file)}: ${key} ${issue?.message ?? 'is not valid'}.`);
  }
  return STAGES.map((name) => describe(name, parsed.data[name]));
}

function describe(name: StageName, given: z.infer<typeof description> | undefined): Stage {
  if (given === undefined) throw new StageError(`stages.yml: ${name} is missing.`);
  return {
    name,
    region: given.region,
    siteUrl: given.site_url,
    certificateArn: given.certificate_arn ?? null,
    supabaseUrl: given.supabase_url,
    supabaseAnonKey: given.supabase_anon_key,
    corsOrigins: given.cors_origins ?? [],
    alarmEmail: given.alarm_email,
    requestsPerSecond: given.requests_per_second,
    runsAtOnce: given.runs_at_once,
    databaseClients: given.database_clients,
    monthlyBudget: given.monthly_budget,
    originSecret: given.origin_secret ?? 1,
    ...describeOptions(given),
  };
}

/** What a stage can do without. */
function describeOptions(
  given: z.infer<typeof description>,
): Pick<Stage, 'executionHosts' | 'executionKey' | 'probesSite' | 'firewallLimit' | 'firewallArn'> {
  return {
    executionHosts: given.execution_hosts ?? null,
    executionKey: given.execution_key ?? 1,
    probesSite: given.probe_site ?? false,
    firewallLimit: given.firewall_limit ?? null,
    firewallArn: given.firewall_arn ?? null,
  };
}

/** Returns the keys of a stage's settings that still have their sample values. */
export function samplesIn(stage: Stage): string[] {
  return Object.entries(stage).flatMap(([key, value]) =>
    typeof value === 'string' && (SAMPLE.test(value) || value === 'sample') ? [key] : [],
  );
}
