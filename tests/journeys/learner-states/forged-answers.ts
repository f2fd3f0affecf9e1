// cspell:ignore fulfill connectionrefused
import type { Page, Route } from 'playwright-core';
import type { ErrorCode } from '../../../domain/app-error.ts';

/** A request of a page to the GraphQL API. */
export interface GraphqlCall {
  operationName: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Answers one call instead of the product, or after it. */
export type Forgery = (route: Route) => Promise<void>;

/** A refusal in the format of the GraphQL API. */
export function refusal(code: ErrorCode, message: string): Forgery {
  const json = { errors: [{ message, extensions: { code } }] };
  return (route) => route.fulfill({ json });
}

/** A response from the gateway in front of the product. */
export function gatewayAnswer(status: number, body = 'upstream'): Forgery {
  return (route) => route.fulfill({ status, body, contentType: 'text/plain' });
}

/** A call that never arrives. */
export const lost: Forgery = (route) => route.abort('connectionrefused');

/** A call that the gateway redirects to another origin, whose response the browser withholds from the page. */
export const redirectedAway: Forgery = (route) =>
  route.fulfill({ status: 302, headers: { location: 'http://elsewhere.example.test/' } });

/** A response from another server whose CORS headers allow only other origins. */
export const forOtherOrigins: Forgery = (route) =>
  route.fulfill({
    status: 502,
    headers: { 'access-control-allow-origin': 'http://others.example.test' },
  });

/** The product's own response with some of its data changed. */
export function changed<Data>(change: (data: Data) => Data): Forgery {
  return async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Data };
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  };
}

/** A response that arrives when the test releases it. */
export function held(then: Forgery = (route) => route.continue()) {
  const released = Promise.withResolvers<undefined>();
  const forgery: Forgery = async (route) => {
    await released.promise;
    await then(route);
  };
  return { forgery, release: () => released.resolve(undefined) };
}

/** Records what a page asks the GraphQL API, and replaces some of the responses. */
export async function forgeAnswers(page: Page, answers: Readonly<Record<string, Forgery>>) {
  const forgeries = new Map(Object.entries(answers));
  const calls: GraphqlCall[] = [];
  await page.route('**/graphql', async (route) => {
    const call = route.request().postDataJSON() as GraphqlCall | null;
    if (call !== null) calls.push(call);
    const forgery = forgeries.get(call?.operationName ?? '');
    await (forgery === undefined ? route.continue() : forgery(route));
  });
  return {
    calls,
    answer: (operation: string, forgery?: Forgery): void => {
      if (forgery === undefined) forgeries.delete(operation);
      else forgeries.set(operation, forgery);
    },
    count: (operation: string) =>
      calls.filter(({ operationName }) => operationName === operation).length,
  };
}
