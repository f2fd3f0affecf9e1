import { z } from '@hono/zod-openapi';

/** What `openEvidence` returns. */
export const openedEvidence = z
  .object({
    source: z.enum(['own', 'unsolved', 'unusable']).openapi({
      description:
        "Where it comes from: the learner's latest accepted attack, or a recorded one because the attack isn't solved yet, or left too little or something unusable.",
    }),
    attack_id: z.string().openapi({ description: 'The challenge of the attack.' }),
    sample: z
      .object({ name: z.string(), stdin: z.string(), expected_output: z.string() })
      .openapi({ description: 'What the attack left. It runs with the other samples.' }),
  })
  .openapi('OpenedEvidence', {
    example: {
      source: 'own',
      attack_id: 'fuzz-the-parser',
      sample: {
        name: 'What an attack left',
        stdin: '[["52440100"]]',
        expected_output: '[[null]]',
      },
    },
  });
