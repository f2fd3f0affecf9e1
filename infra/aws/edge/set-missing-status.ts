import type { chooseObject } from './choose-object.ts';
import type { PageTable } from './page-table.ts';
import type { ViewerResponseEvent } from './viewer-event.ts';

/** The data and function that `setMissingStatus` needs. */
export interface MissingTerms {
  table: PageTable;
  choose: typeof chooseObject;
}

/**
 * Sets the status 404 on responses that show the not-found page. CloudFront may report either the original or the
 * mapped path, so this maps it again.
 */
export function setMissingStatus(event: ViewerResponseEvent, terms: MissingTerms): object {
  const response = event.response;
  const isMissing = terms.choose(event, terms.table).uri === terms.table.missing;
  if (isMissing && response.statusCode === 200) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
}
