import { Packet } from '../ui/packet.tsx';
import styles from './password-rules.module.css';

interface PasswordRule {
  words: string;
  isMet: (password: string) => boolean;
}

/** The rules of domain/registration.ts, one by one. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { words: '8 to 256 characters', isMet: ({ length }) => length >= 8 && length <= 256 },
  { words: 'an uppercase letter, A-Z', isMet: (password) => /[A-Z]/.test(password) },
  { words: 'a lowercase letter, a-z', isMet: (password) => /[a-z]/.test(password) },
  { words: 'a number, 0-9', isMet: (password) => /\d/.test(password) },
];

interface PasswordRulesProps {
  password: string;
  /** For `aria-describedby`. */
  id?: string;
}

/** The password rules, checked off while typing. */
export function PasswordRules({ password, id }: PasswordRulesProps) {
  return (
    <ul id={id} className={styles.rules} aria-label="The password needs">
      {PASSWORD_RULES.map(({ words, isMet }) => (
        <li key={words}>
          <Packet state={isMet(password) ? 'done' : 'open'} />
          {words}
          <span className="visually-hidden">{isMet(password) ? ', met' : ', not met yet'}</span>
        </li>
      ))}
    </ul>
  );
}
