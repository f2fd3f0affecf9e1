/** What settings may have as an address, without packages: the functions in the cloud read it, too. */

const webUrl = (text: string): URL | null => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
};

/** Checks whether a text is an origin as a browser sends it: scheme, host and port without a path. */
export function isOrigin(text: string): boolean {
  return webUrl(text)?.origin === text;
}

/** Checks whether an address has no user, no query and no fragment, so that paths can be added to it. */
export function isWebAddress(text: string): boolean {
  const url = webUrl(text);
  return url !== null && !/[?#]/.test(text) && url.username === '' && url.password === '';
}

/** Checks whether an address is that of a whole host: it has no path, either. */
export function isHostAddress(text: string): boolean {
  return isWebAddress(text) && webUrl(text)?.pathname === '/';
}

/** Says what {@link isWebAddress} wants. */
export const WEB_ADDRESS = 'must be an http(s) address without a user, a query or a fragment';

/** Says what {@link isHostAddress} wants. */
export const HOST_ADDRESS =
  'must be an http(s) address such as https://learn.example.org, without a path, a user, a query or a fragment: everything is served at the root of a host';

/** Returns an address without the slash at its end, so that paths can be added to it. */
export const withoutSlash = (address: string): string => address.replace(/\/$/, '');
