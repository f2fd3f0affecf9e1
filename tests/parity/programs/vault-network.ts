import type { LabScenario } from '../../../sandbox/lab/scenario.ts';

/** A network with an application, its database and a visitor. */
export const NOTES_NETWORK: LabScenario = {
  seed: 7,
  log: true,
  latency: 20,
  hosts: [{ ip: '192.0.2.40', names: ['notes.test'], ports: { '80': { app: 'notes' } } }],
  apps: {
    notes: {
      file: 'notes.py',
      sql: "CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('first');",
      source: `
import secrets
def handle(request, store):
    if request.path == "/fail":
        raise ValueError
    if request.method == "POST":
        store.execute(f"INSERT INTO notes VALUES ('{request.form['text']}')")
    rows = "".join(f"<p>{row['text']}</p>" for row in store.execute("SELECT text FROM notes"))
    return rows + f"{store.alerts} {store.random.random()} {secrets.token_hex(4)} {request.time}"
`,
    },
  },
  visitors: [
    {
      name: 'admin',
      ip: '192.0.2.77',
      visits: [{ at: 5, url: 'http://notes.test/', every: 5, times: 3 }],
    },
  ],
};

/** A network with one machine that has addresses of both versions of IP. */
export const SIX_NETWORK: LabScenario = {
  log: true,
  hosts: [
    { ip: '192.0.2.40', names: ['notes.test'], ports: {}, udp: { '53': { dns: true } } },
    { ip: '2001:db8::40', names: ['notes.test'], ports: { '22': { banner: 'six\r\n' } } },
  ],
};

/** A network with a little of everything else that a scenario may hold. */
export const VAULT_NETWORK: LabScenario = {
  seed: 7,
  startsAt: '2024-02-29T23:59:50+00:00',
  log: true,
  latency: { ms: 20, jitter: 10 },
  hosts: [
    {
      ip: '192.0.2.30',
      names: ['vault.test'],
      txt: ['v=lab1'],
      mx: [[10, 'mail.vault.test']],
      ports: {
        '21': {
          banner: ['220 FTP', 200, ' ready\r\n'],
          replies: [
            { match: '^USER admin$', say: '331 password\r\n', goto: 'password' },
            { in: 'password', match: '^PASS s3cret$', say: '230 welcome\r\n', goto: 'inside' },
            { in: 'password', say: '530 wrong\r\n', close: true },
            { say: '530 log in first\r\n' },
          ],
        },
        '80': {
          http: {
            'GET /login': [200, 'a form'],
            'POST /login': [
              {
                needs: { form: { user: '^admin$', password: '^s3cret$' } },
                setCookies: { session: 't0ken' },
                redirect: '/home',
              },
              { status: 401, body: 'wrong' },
            ],
            '/home': { needs: { cookies: { session: '^t0ken$' } }, body: 'welcome' },
            '/private': { needs: { basicAuth: 'alice:pw' }, body: 'secret' },
            '*': { status: 404, body: 'no such page' },
          },
        },
        '443': { state: 'filtered' },
        '7000': {
          framing: 'bytes',
          replies: [{ match: '(?s)^(.)', say: [{ hex: '81ff' }, '\\1'], close: 'reset' }],
        },
        'random 8000-8099': { banner: [{ oneOf: ['red\n', 'green\n', 'blue\n'] }] },
      },
      udp: {
        '7': { latency: 40, replies: [['(?s)(.*)', '\\1']] },
        '53': { dns: true },
        '99': { state: 'filtered' },
        '123': { loss: 0.5, replies: [['', 'pong']] },
      },
    },
  ],
};
