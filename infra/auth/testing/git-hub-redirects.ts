import { decodeJwt } from 'jose';
import { once } from 'node:events';
import { request as send, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { cookieOf, keepCookie } from './browser-cookies.ts';
import type { TestClient } from './start-test-auth.ts';
import type { GitHubAccount, TestGitHub } from './start-git-hub.ts';

/** Returns the URL that a request is redirected to, without following it. The browser that began the sign-in sends it. */
export async function follow(url: string | URL, request: RequestInit = {}): Promise<URL> {
  const headers = { ...cookieOf(url), ...(request.headers as Record<string, string>) };
  const response = await fetch(url, { redirect: 'manual', ...request, headers });
  const location = response.headers.get('location');
  if (location === null) {
    throw new Error(`${response.status} leads nowhere: ${await response.text()}`);
  }
  keepCookie(response, location);
  return new URL(location);
}

/** Returns the URL of GitHub's page that a client is redirected to. */
export async function goToGitHub(client: TestClient, redirectTo?: string): Promise<URL> {
  const options = {
    skipBrowserRedirect: true,
    ...(redirectTo === undefined ? {} : { redirectTo }),
  };
  const { data } = await client.auth.signInWithOAuth({ provider: 'github', options });
  return follow(data.url ?? '');
}

/** Returns the callback URL with the given parameters, as a browser opens it after GitHub's page. */
export function backFrom(gitHubPage: URL, parameters: Record<string, string>): URL {
  const back = new URL(gitHubPage.searchParams.get('redirect_uri') ?? '');
  back.searchParams.set('state', gitHubPage.searchParams.get('state') ?? '');
  for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value);
  return back;
}

/** Sends a client's browser to GitHub and consents there. Returns the URL that it is finally redirected to. */
export async function returnFromGitHub(
  client: TestClient,
  gitHub: TestGitHub,
  account: GitHubAccount,
): Promise<URL> {
  return follow(backFrom(await goToGitHub(client), { code: gitHub.consent(account) }));
}

/** Returns the query parameters of a URL. */
export function reasonOf({ searchParams }: URL): Record<string, string> {
  return Object.fromEntries(searchParams);
}

/** Returns the user ID of the session in a URL's fragment; null without one. */
export function subjectOf({ hash }: URL): string | null {
  const token = new URLSearchParams(hash.slice(1)).get('access_token');
  return token === null ? null : (decodeJwt(token).sub ?? null);
}

/** Returns the code in a URL; an empty string without one. */
export function codeOf({ searchParams }: URL): string {
  return searchParams.get('code') ?? '';
}

/** The URL that a browser is redirected to, and its cookie. */
export interface Navigation {
  target: URL;
  cookie: string;
}

/** Opens a URL like a browser, without following its redirect. */
export async function navigate(
  url: string | URL,
  headers: OutgoingHttpHeaders = {},
): Promise<Navigation> {
  const request = send(url, { headers: { 'sec-fetch-mode': 'navigate', ...headers } }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  const { location = '', 'set-cookie': cookies = [] } = response.headers;
  return { target: new URL(location), cookie: cookies[0] ?? '' };
}
