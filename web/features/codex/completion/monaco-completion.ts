import type { IRange, languages, Position, editor } from 'monaco-editor';
import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';
import { completePython, type Suggestion } from './complete-python.ts';

/** Monaco's names for the kinds of suggestions. */
interface MonacoKinds {
  languages: Pick<typeof languages, 'CompletionItemKind' | 'CompletionTriggerKind'>;
}

/** The order of the kinds. */
const ORDER: readonly Suggestion['kind'][] = [
  'host',
  'member',
  'name',
  'module',
  'function',
  'keyword',
  'class',
];

/** Creates Monaco's completion provider for Python. @param lab its hosts are suggested inside strings */
export function monacoCompletion(
  { languages: { CompletionItemKind, CompletionTriggerKind } }: MonacoKinds,
  lab: LabScenario | null,
): languages.CompletionItemProvider {
  const kinds: Readonly<Record<Suggestion['kind'], languages.CompletionItemKind>> = {
    keyword: CompletionItemKind.Keyword,
    function: CompletionItemKind.Function,
    class: CompletionItemKind.Class,
    name: CompletionItemKind.Variable,
    module: CompletionItemKind.Module,
    member: CompletionItemKind.Method,
    host: CompletionItemKind.Value,
  };
  return {
    triggerCharacters: ['.', '"', "'"],
    provideCompletionItems(model, position, { triggerKind }) {
      const { before, after } = textAround(model, position);
      const found = completePython({ before, after, lab });
      const word = wordBefore(before, found);
      // A closing quote is also a trigger, but no name starts there.
      const isIdle = word === '' && !before.endsWith('.') && found[0]?.kind !== 'host';
      if (isIdle && triggerKind === CompletionTriggerKind.TriggerCharacter) {
        return { suggestions: [] };
      }
      const range = rangeBefore(position, word);
      return {
        suggestions: found.map(({ label, kind, detail }) => ({
          label,
          detail,
          kind: kinds[kind],
          insertText: label,
          sortText: `${ORDER.indexOf(kind)}${label}`,
          range,
        })),
      };
    },
  };
}

function textAround(
  model: editor.ITextModel,
  position: Position,
): { before: string; after: string } {
  const offset = model.getOffsetAt(position);
  const code = model.getValue();
  // Offsets count the model's line endings, like getValue.
  return { before: code.slice(0, offset), after: code.slice(offset) };
}

/** The part of the suggestion that is already typed: addresses contain dots, names don't. */
function wordBefore(before: string, [first]: readonly Suggestion[]): string {
  return (first?.kind === 'host' ? /[\w.-]*$/ : /\w*$/).exec(before)?.[0] ?? '';
}

function rangeBefore({ lineNumber, column }: Position, word: string): IRange {
  return {
    startLineNumber: lineNumber,
    startColumn: column - word.length,
    endLineNumber: lineNumber,
    endColumn: column,
  };
}
