import type { LambdaClientConfig } from '@aws-sdk/client-lambda';
import { z } from 'zod';

const invocation = z.object({ inputs: z.array(z.string()) });

/** The bytes of a body that may be text. */
const bodyOf = z.union([z.string(), z.instanceof(Uint8Array)]);

/**
 * A client of Lambda whose function answers at once, in this process, what the right code of the fixture prints. What
 * a submission costs without the run of its code is left: the SDK's part of it, too.
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
