import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from '../../http/listen.ts';
import type { GitHubRegistration } from '../github/git-hub.ts';

/** An account as GitHub's API describes it. */
export interface GitHubAccount {
  id: number;
  login: string;
  name: string | null;
  avatar_url: string;
  emails: { email: string; primary: boolean; verified: boolean; visibility: string | null }[];
}

/** A server that responds as GitHub's documentation describes. */
export interface TestGitHub {
  registration: GitHubRegistration;
  /** Returns the code with which GitHub would redirect the account's user back. */
  consent: (account: GitHubAccount) => string;
  /** Overrides the response to the next request for a path. */
  answerOnce: (path: string, answer: Answer) => void;
  close: () => Promise<void>;
}

/** Creates a new account. Its address is verified by default. */
export function newGitHubAccount(email: string, isVerified = true): GitHubAccount {
  const id = Math.floor(Math.random() * 2 ** 40) + 1;
  const login = `sample-${id}`;
  return {
    id,
    login,
    name: 'Sample Learner',
    avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`,
    emails: [
      { email: `second-${id}@example.test`, primary: false, verified: true, visibility: null },
      { email, primary: true, verified: isVerified, visibility: 'private' },
    ],
  };
}

interface State {
  registration: GitHubRegistration;
  /** By code, then by token. */
  accounts: Map<string, GitHubAccount>;
  answers: Map<string, Answer>;
}

/** Starts a fake GitHub for a test. */
export async function startGitHub(): Promise<TestGitHub> {
  const registration = { clientId: 'test-client', clientSecret: 'test-secret', url: '' };
  const state: State = { registration, accounts: new Map(), answers: new Map() };
  const server = createServer((request, response) => void answer(state, request, response));
  registration.url = `http://127.0.0.1:${await listen(server, 0)}`;
  return {
    registration,
    consent: (account) => {
      const code = randomUUID();
      state.accounts.set(code, account);
      return code;
    },
    answerOnce: (path, { status, body }) => void state.answers.set(path, { status, body }),
    close: () => closeServer(server, 1_000),
  };
}

async function answer(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const { status, body } =
    state.answers.get(pathname) ??
    (pathname === '/login/oauth/access_token'
      ? redeem(state, new URLSearchParams(await text(request)))
      : describe(state, request, pathname));
  state.answers.delete(pathname);
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** Reports the error with status 200, like GitHub. */
function redeem({ registration, accounts }: State, form: URLSearchParams): Answer {
  const isKnown =
    form.get('client_id') === registration.clientId &&
    form.get('client_secret') === registration.clientSecret;
  if (!isKnown) return json(200, { error: 'incorrect_client_credentials' });
  const account = accounts.get(form.get('code') ?? '');
  accounts.delete(form.get('code') ?? '');
  if (account === undefined) {
    const error_description = 'The code passed is incorrect or expired.';
    return json(200, { error: 'bad_verification_code', error_description });
  }
  const access_token = `gho_${randomUUID()}`;
  accounts.set(access_token, account);
  return json(200, { access_token, token_type: 'bearer', scope: 'user:email' });
}

function describe({ accounts }: State, { headers }: IncomingMessage, path: string): Answer {
  const account = accounts.get((headers.authorization ?? '').replace('Bearer ', ''));
  if (headers['user-agent'] === undefined) return json(403, { message: 'Administrative rules' });
  if (account === undefined) return json(401, { message: 'Bad credentials' });
  const { emails, ...user } = account;
  if (path === '/api/v3/user') return json(200, user);
  if (path === '/api/v3/user/emails') return json(200, emails);
  return json(404, { message: 'Not Found' });
}

interface Answer {
  status: number;
  body: string;
}

function json(status: number, body: object): Answer {
  return { status, body: JSON.stringify(body) };
}
