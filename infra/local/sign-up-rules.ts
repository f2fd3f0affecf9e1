import { emailError } from '../../domain/registration.ts';
import { canonicalUsername, usernameError } from '../../domain/username.ts';
import { openDatabase } from '../../functions/data/database.ts';
import { createLearnerStore } from '../../functions/data/learner-store.ts';

/** Somebody who wants an account. */
interface Applicant {
  email: string;
  metadata: Record<string, unknown>;
}

/** The product's rules for new accounts, asked before one is created. */
export interface SignUpRules {
  /** @returns the sentence that refuses; null when the account may be created */
  refusal(applicant: Applicant): Promise<string | null>;
  close(): Promise<void>;
}

/** @param databaseUrl where the profiles are: a username that somebody has is refused */
export function createSignUpRules(databaseUrl: string): SignUpRules {
  const { database, close } = openDatabase(databaseUrl, { connections: 1 });
  const learners = createLearnerStore(database);
  return {
    async refusal({ email, metadata }) {
      const { username } = metadata;
      // Without a wish, the profile gets a name made from the address.
      if (typeof username !== 'string') return emailError(email);
      const error = emailError(email) ?? usernameError(username);
      if (error !== null) return error;
      const canonical = canonicalUsername(username);
      const isTaken = await learners.isUsernameTaken(canonical);
      return isTaken ? `The username "${canonical}" is taken. Choose another one.` : null;
    },
    close,
  };
}
