/** The cookies of the browsers that started a sign-in, by its state. */
const cookies = new Map<string, string>();

const stateOf = (url: string | URL): string => new URL(url).searchParams.get('state') ?? '';

/** Returns the headers with the cookie of the browser that started the sign-in of a URL. */
export function cookieOf(url: string | URL): Record<string, string> {
  const cookie = cookies.get(stateOf(url));
  return cookie === undefined ? {} : { cookie };
}

/** Keeps the cookie of a response that leads to a page, as the browser does. */
export function keepCookie({ headers }: Response, page: string): void {
  const [given] = headers.getSetCookie();
  if (given !== undefined) cookies.set(stateOf(page), given.split(';', 1).join());
}

/** Fetches for a client in a browser of its own. The page of a sign-in is in a field of the answer. */
export const fetchAndKeepCookie: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  if (response.headers.getSetCookie().length === 0) return response;
  const { url } = (await response.clone().json()) as { url: string };
  keepCookie(response, url);
  return response;
};
