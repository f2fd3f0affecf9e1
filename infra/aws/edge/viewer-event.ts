/** The request of a viewer as CloudFront Functions see and change it. Names of headers are in lower case. */
export interface ViewerRequest {
  method: string;
  /** The path, as it was sent: not decoded, without the query. */
  uri: string;
  headers: Record<string, { value: string }>;
}

/**
 * What a CloudFront Function is called with.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export interface ViewerEvent {
  viewer: { ip: string };
  request: ViewerRequest;
}

/** The same, on the way back. */
export interface ViewerResponseEvent extends ViewerEvent {
  response: { statusCode: number; statusDescription?: string };
}
