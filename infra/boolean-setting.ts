import { z } from 'zod';

/** A boolean as Go parses it, https://pkg.go.dev/strconv#ParseBool. */
export const goFlag = z.stringbool({
  truthy: ['true', 't', '1'],
  falsy: ['false', 'f', '0'],
  error: 'must be "true" or "false"',
});
