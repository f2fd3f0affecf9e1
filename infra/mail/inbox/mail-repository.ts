import type postgres from 'postgres';
import type { Mail } from '../mail.ts';

/** The inbox is for reading recent emails and must not grow indefinitely. */
const MAX_MAILS = 200;
/** An arbitrary number for the advisory lock: two processes may prepare the same database at the same time. */
const LOCK = 7_283_410_552;

/** The emails that were sent. */
export interface MailRepository {
  add(mail: Mail): Promise<void>;
  /** Newest first. */
  newest(): Promise<Mail[]>;
}

interface MailRow extends Omit<Mail, 'link' | 'sentAt'> {
  link: string | null;
  sent_at: Date;
}

/** Opens the table `local.mails` and creates it if it is missing. */
export async function createMailRepository(sql: postgres.Sql): Promise<MailRepository> {
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${LOCK})`;
    await transaction.unsafe(`
      create schema if not exists local;
      revoke all on schema local from public;
      create table if not exists local.mails (
        id bigint generated always as identity primary key,
        kind text not null,
        recipient text not null,
        subject text not null,
        body text not null,
        link text,
        sent_at timestamptz not null
      );`);
  });
  return { add: (mail) => add(sql, mail), newest: () => newest(sql) };
}

async function add(sql: postgres.Sql, mail: Mail): Promise<void> {
  await sql`
    insert into local.mails (kind, recipient, subject, body, link, sent_at)
    values (
      ${mail.kind}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.link ?? null}, ${mail.sentAt}
    )`;
  await sql`
    delete from local.mails where id <= (
      select id from local.mails order by id desc offset ${MAX_MAILS} limit 1
    )`;
}

async function newest(sql: postgres.Sql): Promise<Mail[]> {
  const rows = await sql<MailRow[]>`
    select kind, recipient as to, subject, body as text, link, sent_at
    from local.mails order by id desc limit ${MAX_MAILS}`;
  return rows.map(({ link, sent_at: sentAt, ...mail }) => ({
    ...mail,
    ...(link === null ? {} : { link }),
    sentAt,
  }));
}
