import { z } from 'zod';

/** Whatever Go takes for a truth value, https://pkg.go.dev/strconv#ParseBool. */
export const goFlag = z.stringbool({
  truthy: ['true', 't', '1'],
  falsy: ['false', 'f', '0'],
  error: 'must be "true" or "false"',
});
