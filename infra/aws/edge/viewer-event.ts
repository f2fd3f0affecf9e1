/** A viewer's request as CloudFront Functions see and change it. Header names are lowercase. */
export interface ViewerRequest {
  method: string;
  /** The path as it was sent: not decoded, without the query string. */
  uri: string;
  headers: Record<string, { value: string }>;
}

/**
 * The event that CloudFront calls a function with.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export interface ViewerEvent {
  viewer: { ip: string };
  request: ViewerRequest;
}

/** The event for a response. */
export interface ViewerResponseEvent extends ViewerEvent {
  response: { statusCode: number; statusDescription?: string };
}
