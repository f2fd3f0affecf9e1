// cspell:ignore fulfill connectionrefused
import type { Page, Route } from 'playwright-core';
import type { ErrorCode } from '../../../domain/app-error.ts';

/** What a page asks the GraphQL API. */
export interface GraphqlCall {
  operationName: string;
  variables: Readonly<Record<string, unknown>>;
}

/** Answers one call in the place of the product, or after it. */
export type Forgery = (route: Route) => Promise<void>;

/** A refusal as the GraphQL API words it. */
export function refusal(code: ErrorCode, message: string): Forgery {
  const json = { errors: [{ message, extensions: { code } }] };
  return (route) => route.fulfill({ json });
}

/** An answer that did not come from the product but from what stands before it. */
export function gatewayAnswer(status: number, body = 'upstream'): Forgery {
  return (route) => route.fulfill({ status, body, contentType: 'text/plain' });
}

/** A call that never arrives. */
export const lost: Forgery = (route) => route.abort('connectionrefused');

/** A call that the gateway sends on to a server of another origin, which the browser keeps from the page. */
export const sentElsewhere: Forgery = (route) =>
  route.fulfill({ status: 302, headers: { location: 'http://elsewhere.example.test/' } });

/** An answer of a server elsewhere that lets in other pages than the product's. */
export const meantForOthers: Forgery = (route) =>
  route.fulfill({
    status: 502,
    headers: { 'access-control-allow-origin': 'http://others.example.test' },
  });

/** The product's own answer with some of its data changed. */
export function changed<Data>(change: (data: Data) => Data): Forgery {
  return async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Data };
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  };
}

/** An answer that comes when the test says so. */
export function held(then: Forgery = (route) => route.continue()) {
  const released = Promise.withResolvers<undefined>();
  const forgery: Forgery = async (route) => {
    await released.promise;
    await then(route);
  };
  return { forgery, release: () => released.resolve(undefined) };
}

/** Notes what a page asks the GraphQL API, and answers some of it otherwise than the product does. */
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
