import type { editor } from 'monaco-editor';
import type { Theme } from '../../shell/theme.ts';

/** The name of the product's theme in the editor. */
export const EDITOR_THEME = 'packetsmith';

const SYNTAX = [
  ['', '--text', ''],
  ['keyword', '--code-keyword', 'bold'],
  ['string', '--code-string', ''],
  ['number', '--code-number', ''],
  ['tag', '--code-name', ''],
  ['comment', '--text-quiet', 'italic'],
] as const;

/** Editor color → design token, with an optional opacity as two hex digits. */
const COLORS = [
  ['editor.background', '--well', ''],
  ['editor.foreground', '--text', ''],
  ['editor.lineHighlightBackground', '--text', '0f'],
  ['editor.lineHighlightBorder', '--well', '00'],
  ['editor.selectionBackground', '--signal', '40'],
  ['editor.inactiveSelectionBackground', '--signal', '26'],
  ['editor.findMatchBackground', '--warn', '66'],
  ['editor.findMatchHighlightBackground', '--warn', '33'],
  ['editorCursor.foreground', '--signal', ''],
  ['editorLineNumber.foreground', '--text-quiet', ''],
  ['editorLineNumber.activeForeground', '--text', ''],
  ['editorIndentGuide.background1', '--rule', ''],
  ['editorIndentGuide.activeBackground1', '--rule-strong', ''],
  ['editorBracketHighlight.foreground1', '--text', ''],
  ['editorBracketHighlight.foreground2', '--text', ''],
  ['editorBracketHighlight.foreground3', '--text', ''],
  ['editorBracketHighlight.unexpectedBracket.foreground', '--fail', ''],
  ['editorBracketMatch.background', '--signal', '26'],
  ['editorBracketMatch.border', '--signal', ''],
  ['editorRuler.foreground', '--rule', ''],
  ['editorWhitespace.foreground', '--rule-strong', ''],
  ['editorWidget.background', '--raised', ''],
  ['editorWidget.foreground', '--text', ''],
  ['editorWidget.border', '--rule-strong', ''],
  ['editorError.foreground', '--fail', ''],
  ['editorHoverWidget.background', '--raised', ''],
  ['editorHoverWidget.foreground', '--text', ''],
  ['editorHoverWidget.border', '--rule-strong', ''],
  ['editorHoverWidget.highlightForeground', '--signal', ''],
  ['editorMarkerNavigation.background', '--raised', ''],
  ['editorMarkerNavigationError.background', '--fail', ''],
  ['editorMarkerNavigationError.headerBackground', '--fail-wash', ''],
  ['editorSuggestWidget.background', '--raised', ''],
  ['editorSuggestWidget.foreground', '--text', ''],
  ['editorSuggestWidget.border', '--rule-strong', ''],
  ['editorSuggestWidget.highlightForeground', '--signal', ''],
  ['editorSuggestWidget.focusHighlightForeground', '--signal', ''],
  ['editorSuggestWidget.selectedBackground', '--signal-wash', ''],
  ['editorSuggestWidget.selectedForeground', '--text', ''],
  ['editorSuggestWidget.selectedIconForeground', '--text', ''],
  ['symbolIcon.classForeground', '--code-number', ''],
  ['symbolIcon.functionForeground', '--code-name', ''],
  ['symbolIcon.keywordForeground', '--text-quiet', ''],
  ['symbolIcon.methodForeground', '--code-name', ''],
  ['symbolIcon.moduleForeground', '--text-quiet', ''],
  ['symbolIcon.valueForeground', '--signal', ''],
  ['symbolIcon.variableForeground', '--text', ''],
  ['textLink.foreground', '--signal', ''],
  ['input.background', '--well', ''],
  ['input.foreground', '--text', ''],
  ['input.border', '--rule-strong', ''],
  ['list.hoverBackground', '--surface', ''],
  ['focusBorder', '--signal', ''],
  ['scrollbarSlider.background', '--rule-strong', '66'],
  ['scrollbarSlider.hoverBackground', '--rule-strong', '99'],
  ['scrollbarSlider.activeBackground', '--rule-strong', 'cc'],
] as const;

/** Converts design tokens to the hex colors that the editor needs, because it can't resolve CSS. */
function tokenReader(theme: Theme): { read: (token: string) => string; done: () => void } {
  const probe = document.createElement('span');
  probe.dataset['theme'] = theme;
  document.body.append(probe);
  const read = (token: string): string => {
    probe.style.color = `var(${token})`;
    const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
    return channels
      .slice(0, 3)
      .map((channel) => Number(channel).toString(16).padStart(2, '0'))
      .join('');
  };
  return { read, done: () => probe.remove() };
}

/** Creates the editor's theme from the document's tokens. */
export function editorTheme(theme: Theme): editor.IStandaloneThemeData {
  const { read, done } = tokenReader(theme);
  const rules = SYNTAX.map(([token, name, fontStyle]) => ({
    token,
    foreground: read(name),
    fontStyle,
  }));
  const colors = COLORS.map(([key, name, opacity]): [string, string] => [
    key,
    `#${read(name)}${opacity}`,
  ]);
  done();
  return {
    base: theme === 'light' ? 'vs' : 'vs-dark',
    inherit: true,
    rules,
    colors: Object.fromEntries(colors),
  };
}
