import type { OnMount } from '@monaco-editor/react';
import { useEffect } from 'react';
import type { EditorSettings } from '../../../../domain/editor-settings.ts';
import { currentTheme, followTheme } from '../../../shell/theme.ts';
import { EDITOR_THEME, editorTheme } from '../monaco-theme.ts';
import { lineHeightOf, ownTheme, useEditorSettings } from './editor-settings.ts';

type Mounted = Parameters<OnMount>;

/** Makes Monaco look and behave as the learner has set it up, also when that changes. */
export function useMonacoSettings(mounted: Mounted | null): void {
  const { settings } = useEditorSettings();
  useOptions(mounted, settings);
  useTheme(mounted, settings);
}

function useOptions(mounted: Mounted | null, settings: EditorSettings): void {
  useEffect(() => {
    if (mounted === null) return;
    const [instance] = mounted;
    const { fontSize, wrapsLines, tabSize, rulerColumn } = settings;
    instance.updateOptions({
      fontSize,
      lineHeight: lineHeightOf(settings),
      wordWrap: wrapsLines ? 'on' : 'off',
      rulers: rulerColumn > 0 ? [rulerColumn] : [],
    });
    instance.getModel()?.updateOptions({ tabSize, indentSize: tabSize });
  }, [mounted, settings]);
}

/** Follows the document's theme, unless the editor has its own, and measures the font again once it has loaded. */
function useTheme(mounted: Mounted | null, settings: EditorSettings): void {
  const fixed = ownTheme(settings);
  useEffect(() => {
    if (mounted === null) return;
    const [, monaco] = mounted;
    const apply = (): void => {
      monaco.editor.defineTheme(EDITOR_THEME, editorTheme(fixed ?? currentTheme()));
      monaco.editor.setTheme(EDITOR_THEME);
    };
    void document.fonts.ready.then(() => monaco.editor.remeasureFonts());
    apply();
    return followTheme(apply);
  }, [mounted, fixed]);
}
