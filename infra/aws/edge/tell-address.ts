import type { ViewerEvent, ViewerRequest } from './viewer-event.ts';

/**
 * Tells the APIs where a request comes from, whatever its sender claimed: they see CloudFront's address only.
 * Runs in CloudFront at every request for the API, in ECMAScript 5.1.
 */
export function tellAddress(event: ViewerEvent): ViewerRequest {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
