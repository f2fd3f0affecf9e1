import type { LambdaClientConfig } from '@aws-sdk/client-lambda';
import { z } from 'zod';

const invocation = z.object({ inputs: z.array(z.string()) });

/** Returns the bytes of a body that may be text. */
const bodyOf = z.union([z.string(), z.instanceof(Uint8Array)]);

/**
 * Creates a Lambda client whose function responds at once, in this process, with what the fixture's correct code
 * prints. What remains is the cost of a submission without the run of its code, including the SDK's part.
 */
export const stubbedInvocations: LambdaClientConfig = {
  region: 'eu-central-1',
  credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  requestHandler: {
    handle: async ({ body }: { body?: unknown }) => {
      const text = Buffer.from(bodyOf.parse(body)).toString();
      const { inputs } = invocation.parse(JSON.parse(text));
      const outcomes = inputs.map((input) => {
        const printed = input.toUpperCase();
        return { status: 'FINISHED', stdout: printed, output: printed, error: null, seconds: 0 };
      });
      return {
        response: {
          statusCode: 200,
          headers: { 'content-type': 'application/json' },
          body: Buffer.from(JSON.stringify({ outcomes })),
        },
      };
    },
  },
};
