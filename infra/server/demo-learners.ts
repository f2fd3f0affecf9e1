import { randomBytes } from 'node:crypto';
import { access, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { DEMO_LEARNERS } from '../demo/demo-goals.ts';
import type { DemoContext } from '../demo/demo-stage.ts';
import { seedDemoLearner } from '../demo/seed-demo-learner.ts';
import { AuthError, type AuthService } from '../auth/index.ts';

const credentials = z.object({ email: z.string(), password: z.string() });

/** How to sign in as a demo learner. */
export type DemoCredentials = z.infer<typeof credentials>;

/** Where to create the demo learners. */
export interface DemoOptions extends DemoContext {
  dataDir: string;
  auth: AuthService;
}

/**
 * Creates the demo learners on the first start, with random passwords, and stores those for the operator. The next
 * start completes an interrupted one.
 *
 * @returns the credentials; empty if the learners already existed
 */
export async function createDemoLearners(options: DemoOptions): Promise<DemoCredentials[]> {
  const file = path.join(options.dataDir, 'demo-learners.json');
  if (await exists(file)) return [];
  const draft = `${file}.new`;
  const isResumed = await exists(draft);
  const planned = isResumed ? await readCredentials(draft) : inventCredentials();
  // Stores the passwords before they are used.
  await writeCredentials(draft, planned);
  const created: DemoCredentials[] = [];
  for (const { email, password } of planned) {
    const id = await createAccount(options, { email, password }, isResumed);
    const demo = DEMO_LEARNERS.find((learner) => learner.email === email);
    if (id === null || demo === undefined) continue;
    await seedDemoLearner(options, id, demo);
    created.push({ email, password });
  }
  await writeCredentials(draft, created);
  await rename(draft, file);
  return created;
}

/** @returns null if the account already existed, with an unknown password */
async function createAccount(
  { auth, database }: DemoOptions,
  { email, password }: DemoCredentials,
  isResumed: boolean,
): Promise<string | null> {
  try {
    return (await auth.createUser({ email, password, metadata: {} })).id;
  } catch (error) {
    if (!(error instanceof AuthError) || error.kind.code !== 'email_exists') throw error;
    if (!isResumed) return null;
    const rows = await database.execute<{ id: string }>(
      sql`select id from auth.users where email = ${email}`,
    );
    return rows[0]?.id ?? null;
  }
}

function inventCredentials(): DemoCredentials[] {
  return DEMO_LEARNERS.map(({ email }) => ({
    email,
    // The suffix satisfies the password rules regardless of the random part.
    password: `${randomBytes(12).toString('base64url')}-aA1`,
  }));
}

async function readCredentials(file: string): Promise<DemoCredentials[]> {
  return z.array(credentials).parse(JSON.parse(await readFile(file, 'utf8')));
}

async function writeCredentials(file: string, list: DemoCredentials[]): Promise<void> {
  await writeFile(file, `${JSON.stringify(list, null, 2)}\n`, { mode: 0o600 });
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
