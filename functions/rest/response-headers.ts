/** The response headers, as shared components of the OpenAPI document. */
export const HEADER_COMPONENTS = {
  RequestId: {
    description:
      'The id of the request, which the log also contains. Quote it when you report an error.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'The seconds to wait before trying again, if known.',
    schema: { type: 'integer', minimum: 1 },
  },
  ETag: {
    description: 'Changes whenever the response does. Send it back as `If-None-Match`.',
    schema: { type: 'string' },
  },
} as const;

const described = (component: keyof typeof HEADER_COMPONENTS) => ({
  $ref: `#/components/headers/${component}`,
});

/** On every response. */
export const REQUEST_ID = { 'X-Request-Id': described('RequestId') };

export const RETRY_AFTER = { 'Retry-After': described('RetryAfter') };

export const ETAG = { ETag: described('ETag') };
