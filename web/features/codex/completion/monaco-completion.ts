import type { IRange, languages, Position, editor } from 'monaco-editor';
import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';
import { completePython, type Suggestion } from './complete-python.ts';

/** What Monaco is asked for: its own names for kinds. */
interface MonacoKinds {
  languages: Pick<typeof languages, 'CompletionItemKind' | 'CompletionTriggerKind'>;
}

/** In which order kinds are offered. */
const ORDER: readonly Suggestion['kind'][] = [
  'host',
  'member',
  'name',
  'module',
  'function',
  'keyword',
  'class',
];

/** The completion of Python as the editor wants it. @param lab whose hosts are offered inside strings */
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
      // A quote that ends a text triggers too; no name begins there.
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
  // Offsets count line ends as the model has them, which is how getValue writes them.
  return { before: code.slice(0, offset), after: code.slice(offset) };
}

/** What is typed already of what is offered: an address has dots in it, a name has none. */
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
