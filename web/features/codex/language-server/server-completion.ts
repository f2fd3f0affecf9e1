import type { editor, IRange, languages, Position } from 'monaco-editor';
import { importedModules, placeAtEnd } from '../completion/code-before-cursor.ts';
import { lspPosition } from './monaco-places.ts';
import type { LspCompletionItem } from './protocol.ts';
import type { ServedProgram } from './served-program.ts';
import { documentationOf } from './server-documentation.ts';

/** Monaco sorts by text. Names that only the server knows come after those that the editor suggests. */
const AFTER_OWN = '2';

/** What the server says about suggestions. */
type Told = WeakMap<languages.CompletionItem, LspCompletionItem>;

/**
 * Returns suggestions with the server's names and documentation. The editor's own come first: they are the names that
 * programs commonly use, and the only modules and members of modules that exist in the sandbox.
 */
export function serverCompletion(
  own: languages.CompletionItemProvider,
  { server, editor: served, uri }: ServedProgram,
): languages.CompletionItemProvider {
  const kinds = kindsOf(served.monaco.languages.CompletionItemKind);
  const told: Told = new WeakMap();
  const toldAt = async (model: editor.ITextModel, position: Position) => {
    const isKnown = model === served.model && placeAtEnd(textBefore(model, position)) === 'code';
    return isKnown ? server.complete({ uri, position: lspPosition(position) }) : null;
  };
  return {
    ...own,
    async provideCompletionItems(model, position, ...rest) {
      const [list, found] = await Promise.all([
        toldAt(model, position),
        own.provideCompletionItems(model, position, ...rest),
      ]);
      const suggestions = found?.suggestions ?? [];
      if (list === null || list.length === 0) return { suggestions };
      const items = new Map(list.map((item) => [item.label, item]));
      for (const suggestion of suggestions) {
        const item = items.get(labelOf(suggestion));
        if (item !== undefined) told.set(suggestion, item);
      }
      const range = rangeAt(model, position);
      const toSuggestion = (item: LspCompletionItem): languages.CompletionItem => {
        const suggestion = suggestionOf(item, { kinds, range });
        told.set(suggestion, item);
        return suggestion;
      };
      const place = placeOf(textBefore(model, position));
      return { suggestions: combined(suggestions, items, { place, toSuggestion }) };
    },
    async resolveCompletionItem(item, token) {
      const source = told.get(item);
      const [resolved, known] = await Promise.all([
        source === undefined ? null : server.resolve(source),
        own.resolveCompletionItem?.(item, token) ?? item,
      ]);
      return known && withDocumentation(known, resolved?.documentation?.value ?? '');
    },
  };
}

/** @param told what the server says; empty if it says nothing */
function withDocumentation(
  known: languages.CompletionItem,
  told: string,
): languages.CompletionItem {
  if (told === '') return known;
  const ownText = textWithoutSignature(known.documentation);
  const parts = documentationOf(told, [{ value: '' }, { value: ownText }]);
  return { ...known, documentation: { value: parts.map(({ value }) => value).join('\n\n') } };
}

/** What can be written at a place, as far as it matters who knows it. */
export type CompletionKind =
  /** A name of the program or of the language. */
  | 'name'
  /** A member of a value, whose type the server knows best. */
  | 'member'
  /** Modules, their members, and names that are being defined. */
  | 'own';

/** Returns what can be written at the end of a program's text. */
export function placeOf(before: string): CompletionKind {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  // The stubs describe more modules, and more of them, than the sandbox has.
  if (/^\s*(?:from|import)\b|^\s*(?:def|class)\s+\w*$|(?:^|[^\w.])\d[\w.]*$/.test(line))
    return 'own';
  if (!/\.\w*$/.test(line)) return /\w$/.test(line) ? 'name' : 'own';
  const [, head = ''] = /(?:^|[^\w.)\]"'])([A-Za-z_]\w*)(?:\.\w+)*\.\w*$/.exec(line) ?? [];
  return importedModules(before).has(head) ? 'own' : 'member';
}

interface Combination {
  place: CompletionKind;
  toSuggestion: (item: LspCompletionItem) => languages.CompletionItem;
}

function combined(
  suggestions: readonly languages.CompletionItem[],
  items: ReadonlyMap<string, LspCompletionItem>,
  { place, toSuggestion }: Combination,
): languages.CompletionItem[] {
  if (place === 'own') return [...suggestions];
  // The editor guesses the members of a value whose type it doesn't know.
  const isRight = (one: languages.CompletionItem) => place === 'name' || items.has(labelOf(one));
  const kept = suggestions.filter(isRight);
  const labels = new Set(kept.map(labelOf));
  const added = [...items.values()].filter(({ label }) => !labels.has(label));
  return [...kept, ...added.map(toSuggestion)];
}

type Kinds = ReadonlyMap<number, languages.CompletionItemKind>;

function suggestionOf(
  { label, kind = 0, insertText, sortText }: LspCompletionItem,
  { kinds, range }: { kinds: Kinds; range: IRange },
): languages.CompletionItem {
  return {
    label,
    // A variable, like anything else without a kind of its own.
    kind: kinds.get(kind) ?? kinds.get(6) ?? 0,
    insertText: insertText ?? label,
    sortText: `${AFTER_OWN}${sortText ?? label}`,
    range,
  };
}

function labelOf({ label }: languages.CompletionItem): string {
  return typeof label === 'string' ? label : label.label;
}

function textWithoutSignature(documentation: languages.CompletionItem['documentation']): string {
  const text = typeof documentation === 'object' ? documentation.value : (documentation ?? '');
  return text.replace(/^```[\s\S]*?```\n?/, '');
}

function textBefore(model: editor.ITextModel, position: Position): string {
  return model.getValue().slice(0, model.getOffsetAt(position));
}

function rangeAt(model: editor.ITextModel, { lineNumber, column }: Position): IRange {
  const { startColumn } = model.getWordUntilPosition({ lineNumber, column });
  return { startLineNumber: lineNumber, startColumn, endLineNumber: lineNumber, endColumn: column };
}

/**
 * Returns Monaco's kinds by the protocol's numbers.
 *
 * https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#completionItemKind
 */
function kindsOf(kind: typeof languages.CompletionItemKind): Kinds {
  return new Map([
    [2, kind.Method],
    [3, kind.Function],
    [4, kind.Constructor],
    [5, kind.Field],
    [6, kind.Variable],
    [7, kind.Class],
    [9, kind.Module],
    [10, kind.Property],
    [14, kind.Keyword],
    [21, kind.Constant],
  ]);
}
