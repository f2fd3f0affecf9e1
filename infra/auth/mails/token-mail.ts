import type { AuthContext, Queryable } from '../auth-context.ts';
import type { AuthCall } from '../http/endpoint.ts';
import { redirectTarget } from '../redirects.ts';
import {
  isForProof,
  issueToken,
  type Addressee,
  type TokenType,
} from '../repositories/one-time-tokens.ts';
import { recordMailSent, type SentColumn } from '../repositories/users.ts';
import { composeMail, deliverMail, type OutgoingMail } from './deliver-mail.ts';
import {
  currentEmailText,
  inviteText,
  magicLinkText,
  newEmailText,
  reauthenticationText,
  recoveryText,
  signupText,
  type MailText,
  type MailAction,
} from './mail-texts.ts';

/** The request for an email with a token. */
export type TokenMailKind =
  | 'signup'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

interface TokenMailRule {
  token: TokenType;
  /** The parameters of the link to `GET /verify`. */
  type: string;
  sent: readonly SentColumn[];
  text: (action: MailAction, newEmail: string) => MailText;
}

const RULES: Readonly<Record<TokenMailKind, TokenMailRule>> = {
  signup: {
    token: 'confirmation_token',
    type: 'signup',
    sent: ['confirmation_sent_at'],
    text: signupText,
  },
  invite: {
    token: 'confirmation_token',
    type: 'invite',
    sent: ['confirmation_sent_at', 'invited_at'],
    text: inviteText,
  },
  recovery: {
    token: 'recovery_token',
    type: 'recovery',
    sent: ['recovery_sent_at'],
    text: recoveryText,
  },
  magiclink: {
    token: 'recovery_token',
    type: 'magiclink',
    sent: ['recovery_sent_at'],
    text: magicLinkText,
  },
  email_change_current: {
    token: 'email_change_token_current',
    type: 'email_change',
    sent: ['email_change_sent_at'],
    text: currentEmailText,
  },
  email_change_new: {
    token: 'email_change_token_new',
    type: 'email_change',
    sent: ['email_change_sent_at'],
    text: newEmailText,
  },
  reauthentication: {
    token: 'reauthentication_token',
    type: 'reauthentication',
    sent: ['reauthentication_sent_at'],
    text: reauthenticationText,
  },
};

/** The token of an email, and the URL that uses it. */
export interface IssuedLink {
  token: string;
  code: string;
  link: string;
  /** The type that the link, or a request with the code, sends to `/verify`. */
  type: string;
}

/**
 * Issues the token of an email and records that the email is being sent.
 *
 * @param request `redirectTo`: an allowed page that the link finally redirects to
 */
export async function issueLink(
  { options }: AuthContext,
  sql: Queryable,
  request: Addressee & { kind: TokenMailKind; redirectTo: string },
): Promise<IssuedLink> {
  const { kind, redirectTo, ...addressee } = request;
  const { token: tokenType, type, sent } = RULES[kind];
  await recordMailSent(sql, addressee.userId, sent);
  const { token, code } = await issueToken(sql, tokenType, addressee);
  const parameters = new URLSearchParams({ token, type, redirect_to: redirectTo });
  return { token, code, type, link: `${options.publicUrl}/verify?${parameters.toString()}` };
}

/**
 * Prepares an email with a token, to be sent after the transaction.
 *
 * @param request `newEmail`: the new address, in an email about a change of address
 * @returns null if there is nobody to send it to, after the same work
 */
export async function prepareTokenMail(
  call: AuthCall,
  sql: Queryable,
  request: Addressee & { kind: TokenMailKind; newEmail?: string },
): Promise<OutgoingMail | null> {
  const { kind, userId, email, newEmail = '' } = request;
  const issuing = { ...request, redirectTo: redirectTarget(call) };
  const { token, code, link: verifyLink, type } = await issueLink(call.auth, sql, issuing);
  if (userId === null) return null;
  const { mailLinkUrl } = call.auth.options;
  const link = mailLinkUrl === undefined ? verifyLink : mailLinkUrl + new URL(verifyLink).search;
  const text = RULES[kind].text({ link, code, isForOneBrowser: isForProof(token) }, newEmail);
  const isForTyping = kind === 'reauthentication';
  return {
    userId,
    mail: composeMail(text, { to: email, kind: type, ...(isForTyping ? {} : { link }) }),
  };
}

/** Sends an email with a link and a code. For an unknown user it does the same work but sends nothing. */
export async function sendTokenMail(
  call: AuthCall,
  request: Addressee & { kind: TokenMailKind },
): Promise<void> {
  const { auth } = call;
  const outgoing = await auth.sql.begin((sql) => prepareTokenMail(call, sql, request));
  if (outgoing !== null) await deliverMail(auth, outgoing);
}
