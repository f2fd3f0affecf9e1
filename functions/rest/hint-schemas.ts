import { z } from '@hono/zod-openapi';

export const hintLadder = z
  .object({
    hints: z.array(
      z.object({
        rung: z.int().openapi({ description: 'The number of the hint. 1 is the gentlest.' }),
        text: z.string().nullable().openapi({ description: 'In Markdown. Null until revealed.' }),
      }),
    ),
  })
  .openapi('HintLadder', {
    example: {
      hints: [
        { rung: 1, text: 'How does a closed port respond?' },
        { rung: 2, text: null },
      ],
    },
  });

export const hintBody = z
  .object({
    rung: z
      .int()
      .openapi({ description: 'The hint to reveal. Hints are revealed in order, starting at 1.' }),
  })
  .openapi('HintReveal', { example: { rung: 1 } });
