import type { BeforeMount, OnMount } from '@monaco-editor/react';
import type { editor } from 'monaco-editor';
import { useEffect, useMemo } from 'react';
import type { EditorSettings } from '../../../../domain/editor-settings.ts';
import { currentTheme, followTheme } from '../../../shell/theme.ts';
import { EDITOR_THEME, editorTheme } from '../monaco-theme.ts';
import { lineHeightOf, ownTheme, useEditorSettings } from './editor-settings.ts';

type Mounted = Parameters<OnMount>;
type Options = editor.IStandaloneEditorConstructionOptions;

/** How Monaco is created, so that it looks as the learner has set it up from the first moment. */
interface MonacoSetup {
  options: Options;
  /** Defines the editor's theme. */
  defineTheme: BeforeMount;
}

/**
 * Makes Monaco look and behave as the learner has set it up, also when that changes.
 *
 * @param options those that learners can't change
 */
export function useMonacoSettings(mounted: Mounted | null, options: Options): MonacoSetup {
  const { settings } = useEditorSettings();
  const fixedTheme = ownTheme(settings);
  useTabSize(mounted, settings);
  const defineTheme = useMemo<BeforeMount>(
    () => (monaco) =>
      monaco.editor.defineTheme(EDITOR_THEME, editorTheme(fixedTheme ?? currentTheme())),
    [fixedTheme],
  );
  useTheme(mounted, defineTheme);
  return {
    options: useMemo(() => ({ ...options, ...optionsOf(settings) }), [options, settings]),
    defineTheme,
  };
}

function optionsOf(settings: EditorSettings): Options {
  const { fontSize, wrapsLines, rulerColumn } = settings;
  return {
    fontSize,
    lineHeight: lineHeightOf(settings),
    wordWrap: wrapsLines ? 'on' : 'off',
    rulers: rulerColumn > 0 ? [rulerColumn] : [],
  };
}

/** The model guesses it from the code otherwise. */
function useTabSize(mounted: Mounted | null, { tabSize }: EditorSettings): void {
  useEffect(() => {
    mounted?.[0].getModel()?.updateOptions({ tabSize, indentSize: tabSize });
  }, [mounted, tabSize]);
}

/** Follows the document's theme, unless the editor has its own, and measures the font again once it has loaded. */
function useTheme(mounted: Mounted | null, defineTheme: BeforeMount): void {
  useEffect(() => {
    if (mounted === null) return;
    const [, monaco] = mounted;
    const apply = (): void => {
      defineTheme(monaco);
      monaco.editor.setTheme(EDITOR_THEME);
    };
    void document.fonts.ready.then(() => monaco.editor.remeasureFonts());
    apply();
    return followTheme(apply);
  }, [mounted, defineTheme]);
}
