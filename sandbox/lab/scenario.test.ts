// cspell:ignore baner
import { expect, test } from 'vitest';
import { labScenarioSchema } from './scenario.ts';

const withHost = (host: object) => ({ hosts: [{ ip: '192.0.2.1', ports: {}, ...host }] });

const SOUND: [string, object][] = [
  ['a host with nothing', withHost({})],
  ['a banner', withHost({ ports: { '22': { banner: 'SSH\r\n' } } })],
  [
    'pieces',
    withHost({ ports: { '1': { banner: ['a', 5, { hex: '00 ff' }, { oneOf: ['b'] }] } } }),
  ],
  ['a drawn port', withHost({ ports: { 'random 8000-8999': {} } })],
  ['pages', withHost({ ports: { '80': { http: { '/': [200, 'x'], 'POST /a': [{}], '*': {} } } } })],
  ['a name server', withHost({ udp: { '53': { dns: true, loss: 0.1 } } })],
  [
    'an application and visitors',
    {
      ...withHost({ ports: { '80': { app: 'shop' } } }),
      apps: {
        shop: { file: 'shop.py', sql: 'SELECT 1', data: { a: [1] }, hidden: {}, debug: true },
      },
      visitors: [
        { name: 'heron', ip: '192.0.2.77', visits: [{ at: 1, url: 'http://shop.test/' }] },
      ],
    },
  ],
  [
    'addresses of IPv6',
    {
      hosts: [{ ip: '2001:db8::1', mx: [[10, 'mail.test']], ports: {} }],
      scope: ['2001:db8::/32'],
    },
  ],
  ['rules', { ...withHost({}), scope: ['192.0.2.0/24'], seed: 1, budget: 9, log: true }],
];

test.each(SOUND)('accepts a scenario with %s', (_name, scenario) => {
  expect(labScenarioSchema.safeParse(scenario).error).toBeUndefined();
});

const UNSOUND: [string, object, RegExp][] = [
  ['no host', { hosts: [] }, /at least one host/],
  [
    'two hosts at one address',
    { hosts: Array(2).fill({ ip: '192.0.2.1', ports: {} }) },
    /different address/,
  ],
  ['port 0', withHost({ ports: { '0': {} } }), /from 1 to 65535/],
  ['a port too high', withHost({ ports: { '65536': {} } }), /from 1 to 65535/],
  ['a range backwards', withHost({ ports: { 'random 9-8': {} } }), /from 1 to 65535/],
  ['a range without a draw', withHost({ ports: { '8-9': {} } }), /from 1 to 65535/],
  ['a field that is none', withHost({ ports: { '1': { baner: 'x' } } }), /baner/],
  [
    'a web server with a banner',
    withHost({ ports: { '1': { http: {}, banner: 'x' } } }),
    /no banner/,
  ],
  ['an unknown application', withHost({ ports: { '1': { app: 'shop' } } }), /shop/],
  [
    'pages and an application',
    { ...withHost({ ports: { '1': { app: 'a', http: {} } } }), apps: { a: { file: 'a.py' } } },
    /Either pages or an application/,
  ],
  [
    'an application in another folder',
    { ...withHost({}), apps: { shop: { file: '../shop.py' } } },
    /Python file/,
  ],
  [
    'visitors without an application',
    { ...withHost({}), visitors: [] },
    /Visitors need an application/,
  ],
  [
    'a repeated visit without a pause',
    {
      ...withHost({}),
      apps: {},
      visitors: [
        { name: 'a', ip: '192.0.2.7', visits: [{ at: 1, url: 'http://a.test/', times: 2 }] },
      ],
    },
    /every/,
  ],
  ['a page without a slash', withHost({ ports: { '1': { http: { x: [200, ''] } } } }), /path/],
  ['a start that is not a date', { ...withHost({}), startsAt: 'today' }, /./],
  ['an empty budget', { ...withHost({}), budget: 0 }, /./],
];

test.each(UNSOUND)('rejects a scenario with %s', (_name, scenario, sentence) => {
  const { error } = labScenarioSchema.safeParse(scenario);
  expect(error?.message).toMatch(sentence);
});
