import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { prepareSupabaseCli, type SupabaseCli } from '../support/supabase-cli.ts';
import { type ManagementApi, PROJECT, startManagementApi } from './management-api.ts';

/*
 * The CLI silently ignores settings that it doesn't know. What it compares with a project and sends to it shows which
 * settings it understood; a fake of the Management API records that.
 */

const ENVIRONMENT = {
  SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
  SITE_URL: 'https://packetsmith.example',
  GITHUB_CLIENT_ID: 'client-id',
  GITHUB_CLIENT_SECRET: 'client-secret',
  SMTP_HOST: 'mail.example',
  SMTP_USER: 'mailer',
  SMTP_PASS: 'mail-password',
  SMTP_ADMIN_EMAIL: 'packetsmith@mail.example',
};
/** Settings in the file that no project has: they belong to the CLI itself, or name a file whose content is sent. */
const NOT_OF_A_PROJECT = /^(project_id|auth\.enabled|auth\.email\..+\.content_path)$/;

const comparison = z.object({
  changes: z.array(z.object({ path: z.array(z.string()), declared: z.boolean() })),
  masked: z.array(z.array(z.string())),
  unmanaged: z.array(z.array(z.string())),
});

let cli: SupabaseCli;
let api: ManagementApi;

beforeAll(async () => {
  cli = await prepareSupabaseCli();
});
afterAll(() => cli.remove());

async function command(name: string, ...options: string[]) {
  const profile = path.join(cli.directory, 'profile.yml');
  await writeFile(profile, api.profile);
  const words = ['config', name, '--project-ref', PROJECT, ...options];
  return cli.run(words, { ...ENVIRONMENT, SUPABASE_PROFILE: profile });
}

/** Returns every setting of a TOML file with plain tables and keys, one per line. */
function settingsOf(toml: string): string[] {
  let table = '';
  return toml.split('\n').flatMap((line) => {
    const [, opened] = /^\[([\w.]+)\]$/.exec(line) ?? [];
    if (opened !== undefined) table = `${opened}.`;
    const [, key] = /^(\w+) = /.exec(line) ?? [];
    return key === undefined ? [] : [`${table}${key}`];
  });
}

/** Returns the settings of the file that the CLI doesn't know or wouldn't push. */
async function ineffectiveSettings(): Promise<string[]> {
  api = await startManagementApi(['api', 'auth']);
  const { answer, messages } = await command('diff', '--output-format', 'json');
  await api.close();
  expect(answer, messages).not.toBe('');
  const { changes, masked } = comparison.parse(JSON.parse(answer));
  const understood = new Set(
    [...changes.filter(({ declared }) => declared).map((change) => change.path), ...masked].map(
      (found) => found.join('.'),
    ),
  );
  const file = await readFile(path.join(cli.directory, 'config.toml'), 'utf8');
  return settingsOf(file).filter((name) => !understood.has(name) && !NOT_OF_A_PROJECT.test(name));
}

test('the CLI and projects know every setting of the file', async () => {
  expect(await ineffectiveSettings()).toEqual([]);
});

test('an unknown setting is detected', async () => {
  const file = path.join(cli.directory, 'config.toml');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace('[auth.email]\n', '[auth.email]\nenabled = true\n'));
  expect(await ineffectiveSettings()).toEqual(['auth.email.enabled']);
  await writeFile(file, before);
});

test('a project gets the settings of the file, with secrets from the environment and mails from their files', async () => {
  api = await startManagementApi(['auth']);
  // The fake doesn't imitate the responses: the CLI stops after it has sent the settings of the auth server.
  const { messages } = await command('push', '--yes');
  await api.close();
  const sent = new Map(api.changes.map(({ request, body }) => [request, body]));
  expect(sent.get('PUT /ssl-enforcement'), messages).toEqual({
    requestedConfig: { database: true },
  });
  const auth = z.record(z.string(), z.unknown()).parse(sent.get('PATCH /config/auth'));
  expect(auth).toMatchObject({
    site_url: 'https://packetsmith.example',
    uri_allow_list: '',
    jwt_exp: 900,
    disable_signup: false,
    external_anonymous_users_enabled: true,
    mailer_autoconfirm: false,
    mailer_secure_email_change_enabled: true,
    security_update_password_require_reauthentication: true,
    security_manual_linking_enabled: true,
    refresh_token_rotation_enabled: true,
    security_refresh_token_reuse_interval: 10,
    password_min_length: 8,
    hook_before_user_created_enabled: true,
    hook_before_user_created_uri: 'pg-functions://postgres/app/before_user_created',
    external_github_enabled: true,
    external_github_client_id: 'client-id',
    external_github_secret: 'client-secret',
    smtp_host: 'mail.example',
    smtp_pass: 'mail-password',
    smtp_admin_email: 'packetsmith@mail.example',
    rate_limit_email_sent: 100,
    rate_limit_anonymous_users: 600,
    mfa_totp_enroll_enabled: false,
  });
  const templates = path.join(cli.directory, 'templates');
  const files = await Promise.all(
    (await readdir(templates)).map((name) => readFile(path.join(templates, name), 'utf8')),
  );
  const mails = Object.entries(auth).filter(([key]) => /^mailer_templates_.+_content$/.test(key));
  expect(mails.map(([, content]) => content).toSorted()).toEqual(files.toSorted());
});

test.each(['confirmation', 'recovery', 'magic-link', 'invite', 'email-change'])(
  'the mail %s has a link to the page with the button, and a code in case the link opens in another browser',
  async (name) => {
    const mail = await readFile(path.join(cli.directory, `templates/${name}.html`), 'utf8');
    expect(mail).toMatch(
      /<a\s+href="\{\{ \.SiteURL \}\}\/mail-action\?token=\{\{ \.TokenHash \}\}&type=\w+&redirect_to=\{\{ \.RedirectTo \}\}"/,
    );
    // Mail scanners would use up a link that needs no button.
    expect(mail).not.toContain('ConfirmationURL');
    expect(mail).toContain('<strong>{{ .Token }}</strong>');
    expect(mail).toContain('<div lang="en">');
  },
);
