import { z } from '@hono/zod-openapi';

export const hintLadder = z
  .object({
    hints: z.array(
      z.object({
        rung: z.int().openapi({ description: '1 is the gentlest.' }),
        text: z.string().nullable().openapi({ description: 'Markdown; null until uncovered.' }),
      }),
    ),
  })
  .openapi('HintLadder', {
    example: {
      hints: [
        { rung: 1, text: 'What does a closed port answer?' },
        { rung: 2, text: null },
      ],
    },
  });

export const hintBody = z
  .object({ rung: z.int().openapi({ description: 'The gentlest that is still covered.' }) })
  .openapi('HintReveal', { example: { rung: 1 } });
