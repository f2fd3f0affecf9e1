import { z } from 'zod';

/** Checks whether a text is an origin as a browser sends it: scheme, host and port without a path. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

const origin = z.string().refine(isOrigin, {
  error: ({ input }) =>
    `must list origins such as https://app.example.org, separated by commas, and "${String(input)}" is none`,
});

/** A setting that lists origins. */
export const originList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(origin));
