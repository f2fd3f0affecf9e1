import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { AuthError } from '../auth-error.ts';
import { findEndpoint, type EndpointTable } from './find-endpoint.ts';

const answer = (name: string) => () => ({ json: { name } });
const fixed = answer('fixed');
const patterned = answer('patterned');
const deeper = answer('deeper');
const TABLE: EndpointTable = {
  '/users/:id': { GET: patterned },
  '/users/self': { GET: fixed },
  '/users/:id/keys/:key': { DELETE: deeper },
};

function find(method: string, path: string): unknown {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  try {
    return findEndpoint(TABLE, { method, path, response });
  } catch (error) {
    return [(error as AuthError).kind.status, response.getHeader('allow')];
  }
}

test('a part with a colon stands for any one part, as it was sent', () => {
  expect(find('GET', '/users/7%2F8')).toEqual({ endpoint: patterned, parameters: { id: '7%2F8' } });
  expect(find('DELETE', '/users/7/keys/8')).toEqual({
    endpoint: deeper,
    parameters: { id: '7', key: '8' },
  });
});

test('a path that is spelled out goes before one with parameters', () => {
  expect(find('GET', '/users/self')).toEqual({ endpoint: fixed, parameters: {} });
});

test('an empty part, a missing part and a part too many fit nothing', () => {
  for (const path of ['/users/', '/users', '/users/7/8', '/users/7/', '/users/:id/', '']) {
    expect(find('GET', path)).toEqual([404, undefined]);
  }
});

test('another method of a path with parameters is refused with those it has', () => {
  expect(find('PUT', '/users/7')).toEqual([405, 'GET']);
});
