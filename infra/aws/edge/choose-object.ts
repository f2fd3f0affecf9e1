import type { PageTable } from './page-table.ts';
import type { ViewerEvent, ViewerRequest } from './viewer-event.ts';

/**
 * Leads the address of a page to the object that holds it, as the local server does, and every other one to the page
 * that says so. What it chose, it chooses again.
 *
 * Runs in CloudFront at every request for a page. There it stands alone, and the language is ECMAScript 5.1 with
 * little more.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function chooseObject(event: ViewerEvent, table: PageTable): ViewerRequest {
  const request = event.request;
  const address = request.uri === '/' ? '/' : request.uri.replace(/\/$/, '');
  const page = table.pages[address];
  const rest = address.slice(table.workspace.length);
  const isChallenge = address.indexOf(table.workspace) === 0 && /^[^/]+$/.test(rest);
  if (page !== undefined) request.uri = page;
  else if (table.objects.indexOf(address) >= 0) request.uri = address;
  else if (isChallenge) request.uri = table.shell;
  else request.uri = table.missing;
  return request;
}
