import type { ViewerEvent, ViewerRequest } from './viewer-event.ts';

/**
 * Passes the viewer's address to the APIs, which otherwise see only CloudFront's, and overwrites whatever the sender
 * claimed. Runs in CloudFront for every API request, in ECMAScript 5.1.
 */
export function addViewerAddress(event: ViewerEvent): ViewerRequest {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
