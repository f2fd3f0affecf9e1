import type { LabScenario } from '../../../sandbox/lab/scenario.ts';

/** A network with a little of everything that a scenario may hold. */
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
