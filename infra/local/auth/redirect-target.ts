import type { AuthCall } from './http/endpoint.ts';

/** Where a link in a mail leads to in the end: what the client asked for on the site's own origin, else the site. */
export function redirectTarget({ query, auth }: AuthCall): string {
  const { siteUrl } = auth.options;
  const wanted = URL.parse(query.get('redirect_to') ?? '', siteUrl);
  return wanted?.origin === new URL(siteUrl).origin ? wanted.href : siteUrl;
}
