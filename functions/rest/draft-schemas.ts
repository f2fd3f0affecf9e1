import { z } from '@hono/zod-openapi';
import { MAX_OWN_CASES, MAX_OWN_NAME_LENGTH, MAX_OWN_TEXT_BYTES } from '../../domain/own-case.ts';
import { orNull } from './or-null.ts';

/** A learner's own case. The limits are checked by the services. */
export const ownCase = z
  .object({
    name: z
      .string()
      .openapi({ description: `1 to ${MAX_OWN_NAME_LENGTH} characters. May be empty in a draft.` }),
    input: z.string().openapi({
      description: `Standard input; for a function, the JSON array of its arguments. Up to ${MAX_OWN_TEXT_BYTES} bytes in UTF-8.`,
    }),
    expected_output: z
      .string()
      .nullable()
      .default(null)
      .openapi({
        description: `Up to ${MAX_OWN_TEXT_BYTES} bytes in UTF-8. Null if any output will do: the case passes if the program finishes.`,
      }),
  })
  .openapi('OwnCase', { example: { name: 'No ports', input: '0\n', expected_output: 'none\n' } });

export const ownCases = z
  .array(ownCase)
  .default([])
  .openapi({ description: `The learner's own cases. At most ${MAX_OWN_CASES}.` });

const exampleDraft = {
  challenge_id: 'port-scanner',
  code: 'print("22 open")\n',
  own_cases: [{ name: 'No ports', input: '0\n', expected_output: 'none\n' }],
  edited_at: '2026-01-31T12:00:00.000Z',
  revision: 4,
  replaced: [],
};

export const draft = z
  .object({
    challenge_id: z.string(),
    code: z.string(),
    own_cases: z.array(ownCase),
    edited_at: z.string().openapi({ description: 'When the learner changed it.' }),
    revision: z.int().openapi({ description: 'Rises by one with each change.' }),
    replaced: z
      .array(
        z.object({
          id: z.string(),
          code: z.string(),
          edited_at: z.string(),
          replaced_at: z.string(),
        }),
      )
      .openapi({
        description: 'What newer drafts from other devices replaced: the last five, newest first.',
      }),
  })
  .openapi('Draft', { example: exampleDraft });

export const draftAnswer = z
  .object({ draft: orNull(draft).openapi({ description: 'Null if nothing was saved.' }) })
  .openapi('DraftAnswer', { example: { draft: exampleDraft } });

export const draftBody = z
  .object({
    code: z.string().openapi({ description: 'Up to 65,536 bytes in UTF-8. May be empty.' }),
    own_cases: ownCases,
    age_seconds: z.int().default(0).openapi({
      description:
        'How many seconds ago it was changed, 0 to 31,536,000. Of two devices, the newer draft wins.',
    }),
    based_on: z
      .int()
      .nullable()
      .default(null)
      .openapi({ description: 'The revision that it changes. Null if the device knows none.' }),
  })
  .openapi('NewDraft', { example: { code: 'print("22 open")\n', based_on: 3 } });

const EDITOR_FIELDS = z.object({
  font_size: z.int().openapi({ description: '12 to 24 px.' }),
  wraps_lines: z.boolean().openapi({
    description: 'Whether lines that are too long continue on the next row.',
  }),
  tab_size: z.int().openapi({ description: '2, 4 or 8 columns.' }),
  theme: z.enum(['site', 'dark', 'light']).openapi({
    description: 'Its colors: those of the page, or always dark or light ones.',
  }),
  has_vim_keys: z.boolean().openapi({ description: "Whether it has Vim's keys." }),
  ruler_column: z.int().openapi({
    description: 'The column after which a line is drawn, up to 200. 0 for none.',
  }),
});

export const editorSettings = EDITOR_FIELDS.openapi('EditorSettings', {
  example: {
    font_size: 16,
    wraps_lines: false,
    tab_size: 4,
    theme: 'dark',
    has_vim_keys: false,
    ruler_column: 88,
  },
});

export const editorSettingsBody = z
  .strictObject(EDITOR_FIELDS.shape)
  .partial()
  .openapi('EditorSettingsChange', { example: { font_size: 16, ruler_column: 88 } });
