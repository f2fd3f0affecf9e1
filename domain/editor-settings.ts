import { AppError } from './app-error.ts';

/** The colors of the editor: those of the page, or always dark or light ones. */
export type EditorTheme = 'SITE' | 'DARK' | 'LIGHT';

/** How a learner sets up the editor. */
export interface EditorSettings {
  /** In px. */
  fontSize: number;
  /** Whether lines that are too long continue on the next row. */
  wrapsLines: boolean;
  /** How many columns a tab character takes, and Tab indents. */
  tabSize: number;
  theme: EditorTheme;
  hasVimKeys: boolean;
  /** The column after which a line is drawn; 0 for none. */
  rulerColumn: number;
}

export const DEFAULT_EDITOR_SETTINGS: EditorSettings = {
  fontSize: 14,
  wrapsLines: false,
  tabSize: 4,
  theme: 'SITE',
  hasVimKeys: false,
  rulerColumn: 0,
};

/** The smallest and the largest font size, in px. */
export const FONT_SIZES = { min: 12, max: 24 } as const;

export const TAB_SIZES: readonly number[] = [2, 4, 8];

/** The last column at which a ruler can be. */
const MAX_RULER_COLUMN = 200;

function requireNumber(isValid: boolean, rule: string, got: number): void {
  if (!isValid) throw new AppError('INVALID_INPUT', `${rule}; got ${got}.`);
}

/**
 * Checks settings before they are stored.
 *
 * @throws {AppError} INVALID_INPUT naming the first number that is not allowed
 */
export function requireEditorSettings(settings: EditorSettings): void {
  const { fontSize, tabSize, rulerColumn } = settings;
  const { min, max } = FONT_SIZES;
  const isSize = Number.isInteger(fontSize) && fontSize >= min && fontSize <= max;
  requireNumber(isSize, `The font size is ${min} to ${max} px`, fontSize);
  requireNumber(TAB_SIZES.includes(tabSize), 'A tab takes 2, 4 or 8 columns', tabSize);
  const isColumn =
    Number.isInteger(rulerColumn) && rulerColumn >= 0 && rulerColumn <= MAX_RULER_COLUMN;
  requireNumber(isColumn, `The ruler is at column 1 to ${MAX_RULER_COLUMN}, or 0`, rulerColumn);
}
