/** The headers of answers, as the OpenAPI document describes them once for all. */
export const HEADER_COMPONENTS = {
  RequestId: {
    description: 'Names the request; the log has it too. Quote it when you report a failure.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds until it may be tried again, where that is known.',
    schema: { type: 'integer', minimum: 1 },
  },
  ETag: {
    description: 'Changes whenever the answer does. Send it back as `If-None-Match`.',
    schema: { type: 'string' },
  },
} as const;

const described = (component: keyof typeof HEADER_COMPONENTS) => ({
  $ref: `#/components/headers/${component}`,
});

/** On every answer. */
export const REQUEST_ID = { 'X-Request-Id': described('RequestId') };

export const RETRY_AFTER = { 'Retry-After': described('RetryAfter') };

export const ETAG = { ETag: described('ETag') };
