import type { Mail } from '../../mail/mail.ts';
import type { TestAuth } from './start-test-auth.ts';

/** The parts of an email that a test uses. */
export interface ReadMail extends Mail {
  link: string;
  /** The token in the link. */
  token: string;
  code: string;
}

/** Returns the newest email to an address. */
export function lastMail({ mails }: Pick<TestAuth, 'mails'>, email: string): ReadMail {
  const mail = mails.findLast(({ to }) => to === email);
  if (mail === undefined) throw new Error(`Nothing was mailed to ${email}.`);
  const { link = '' } = mail;
  const token = URL.parse(link)?.searchParams.get('token') ?? '';
  return { ...mail, link, token, code: /code: (\d{6})/.exec(mail.text)?.[1] ?? '' };
}

/** Returns the kinds of emails to an address, oldest first. */
export function kindsOfMails({ mails }: Pick<TestAuth, 'mails'>, email: string): string[] {
  return mails.filter(({ to }) => to === email).map(({ kind }) => kind);
}

/** Opens a link like a browser. Returns the URL that it redirects to. */
export async function openLink(
  link: string,
): Promise<{ status: number; target: URL; query: URLSearchParams; fragment: URLSearchParams }> {
  const response = await fetch(link, { redirect: 'manual' });
  const target = new URL(response.headers.get('location') ?? '');
  return {
    status: response.status,
    target,
    query: target.searchParams,
    fragment: new URLSearchParams(target.hash.slice(1)),
  };
}
