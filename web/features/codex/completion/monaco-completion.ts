import type { IRange, languages, Position, editor } from 'monaco-editor';
import type { LabScenario } from '../../../../sandbox/lab/scenario.ts';
import { completePython, type Suggestion } from './complete-python.ts';
import { loadedReference, loadReference } from './library-reference.ts';
import { builtIn, memberOfModule, memberOfType, type Meaning } from './look-up.ts';
import { describe } from './monaco-help.ts';
import { MEMBERS, type ValueType } from './python-words.ts';

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
      const found = completePython({ before, after, lab, reference: loadedReference() });
      const word = wordBefore(before, found);
      // A closing quote is also a trigger, but no name starts there.
      const isIdle = word === '' && !before.endsWith('.') && found[0]?.kind !== 'host';
      if (isIdle && triggerKind === CompletionTriggerKind.TriggerCharacter) {
        return { suggestions: [] };
      }
      const range = rangeBefore(position, word);
      return {
        suggestions: found.map(({ label, kind, detail, isRare = false }) => ({
          label,
          detail,
          kind: kinds[kind],
          insertText: label,
          sortText: `${isRare ? 1 : 0}${ORDER.indexOf(kind)}${label}`,
          range,
        })),
      };
    },
    async resolveCompletionItem(item) {
      const meaning = await meaningOf(item);
      if (meaning === null) return item;
      const [signature, documentation] = describe(meaning);
      const value = [signature, documentation].map((part) => part?.value ?? '').join('\n');
      return { ...item, documentation: { value } };
    },
  };
}

/** Returns what a suggestion stands for. Its description names the module or the types that it belongs to. */
async function meaningOf({
  label,
  detail = '',
}: languages.CompletionItem): Promise<Meaning | null> {
  const reference = await loadReference();
  if (reference === null || typeof label !== 'string' || detail.startsWith('your ')) return null;
  const [type = ''] = detail.split(', ');
  if (isType(type)) return memberOfType(reference, type, label);
  return memberOfModule(reference, `${detail}.${label}`) ?? builtIn(reference, label);
}

function isType(name: string): name is ValueType {
  return Object.hasOwn(MEMBERS, name);
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
