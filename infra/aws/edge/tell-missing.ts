import type { chooseObject } from './choose-object.ts';
import type { PageTable } from './page-table.ts';
import type { ViewerResponseEvent } from './viewer-event.ts';

/** What it needs to know, and to do. */
export interface MissingTerms {
  table: PageTable;
  choose: typeof chooseObject;
}

/**
 * Answers with 404 where the page of what is missing is shown. CloudFront may tell the address as the viewer sent it
 * or as it was led on, so that it is led once more.
 */
export function tellMissing(event: ViewerResponseEvent, terms: MissingTerms): object {
  const response = event.response;
  const isMissing = terms.choose(event, terms.table).uri === terms.table.missing;
  if (isMissing && response.statusCode === 200) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
