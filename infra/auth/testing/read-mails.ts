import type { Mail } from '../../mail/mail.ts';
import type { TestAuth } from './start-test-auth.ts';

/** What a reader takes out of a mail. */
export interface ReadMail extends Mail {
  link: string;
  /** What the link holds. */
  token: string;
  code: string;
}

/** The newest mail to an address. */
export function lastMail({ mails }: Pick<TestAuth, 'mails'>, email: string): ReadMail {
  const mail = mails.findLast(({ to }) => to === email);
  if (mail === undefined) throw new Error(`Nothing was mailed to ${email}.`);
  const { link = '' } = mail;
  const token = URL.parse(link)?.searchParams.get('token') ?? '';
  return { ...mail, link, token, code: /code: (\d{6})/.exec(mail.text)?.[1] ?? '' };
}

/** The kinds of mails to an address, the oldest first. */
export function kindsOfMails({ mails }: Pick<TestAuth, 'mails'>, email: string): string[] {
  return mails.filter(({ to }) => to === email).map(({ kind }) => kind);
}

/** Opens a link as a browser does, and tells where it leads. */
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
