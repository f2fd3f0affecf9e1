import postgres from 'postgres';
import { z } from 'zod';

/** A person who signs up. */
interface Applicant {
  email: string;
  metadata: Record<string, unknown>;
}

/** The product's rules for new accounts, checked before an account is created. */
export interface SignUpRules {
  /** @returns the reason for a refusal; null if the account may be created */
  refusal(applicant: Applicant): Promise<string | null>;
  close(): Promise<void>;
}

const verdict = z.object({ error: z.object({ message: z.string() }).optional() });

/** Calls the database hook that a hosted auth server also calls: `app.before_user_created`. */
export function createSignUpRules(databaseUrl: string): SignUpRules {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  return {
    async refusal({ email, metadata }) {
      const event = JSON.stringify({ user: { email, user_metadata: metadata } });
      const [row] = await sql`
        select app.before_user_created(${event}::text::jsonb)::text as answer`;
      const { error } = verdict.parse(JSON.parse(z.string().parse(row?.['answer'])));
      return error?.message ?? null;
    },
    close: () => sql.end({ timeout: 1 }),
  };
}
