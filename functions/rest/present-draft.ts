import type { z } from '@hono/zod-openapi';
import type { EditorSettings, EditorTheme } from '../../domain/editor-settings.ts';
import type { OwnCase } from '../../domain/own-case.ts';
import type { ChallengeDraft, ReplacedDraft } from '../services/ports/drafts.ts';
import type { draft, editorSettings, editorSettingsBody, ownCase } from './draft-schemas.ts';

/** Returns a learner's own cases, as services know them. */
export function ownCasesOf(cases: readonly z.output<typeof ownCase>[]): OwnCase[] {
  return cases.map(({ name, input, expected_output }) => ({
    name,
    stdin: input,
    expectedStdout: expected_output,
  }));
}

/** Returns a draft with the code that it replaced. */
export function presentDraft(
  { challengeId, code, ownCases, editedAt, revision }: ChallengeDraft,
  replaced: readonly ReplacedDraft[],
): z.input<typeof draft> {
  return {
    challenge_id: challengeId,
    code,
    own_cases: ownCases.map(({ name, stdin, expectedStdout }) => ({
      name,
      input: stdin,
      expected_output: expectedStdout,
    })),
    edited_at: editedAt.toISOString(),
    revision,
    replaced: replaced.map((old) => ({
      id: old.id,
      code: old.code,
      edited_at: old.editedAt.toISOString(),
      replaced_at: old.replacedAt.toISOString(),
    })),
  };
}

const THEMES = { site: 'SITE', dark: 'DARK', light: 'LIGHT' } as const;
const THEME_WORDS = { SITE: 'site', DARK: 'dark', LIGHT: 'light' } as const satisfies Record<
  EditorTheme,
  string
>;

/** Returns changes to how a learner set up the editor, as services know them. */
export function editorSettingsOf(body: z.output<typeof editorSettingsBody>) {
  return {
    fontSize: body.font_size,
    wrapsLines: body.wraps_lines,
    tabSize: body.tab_size,
    theme: body.theme && THEMES[body.theme],
    hasVimKeys: body.has_vim_keys,
    rulerColumn: body.ruler_column,
  };
}

/** Returns how a learner set up the editor. */
export function presentEditorSettings(settings: EditorSettings): z.input<typeof editorSettings> {
  return {
    font_size: settings.fontSize,
    wraps_lines: settings.wrapsLines,
    tab_size: settings.tabSize,
    theme: THEME_WORDS[settings.theme],
    has_vim_keys: settings.hasVimKeys,
    ruler_column: settings.rulerColumn,
  };
}
