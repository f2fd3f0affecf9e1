import type { editor, IMarkdownString, languages, Position } from 'monaco-editor';
import { loadReference, type ReferenceEntry } from './library-reference.ts';
import { lookUp, type Meaning } from './look-up.ts';
import { openCallAt, parametersOf } from './open-call.ts';

const WORDS: Readonly<Record<ReferenceEntry['k'], string>> = { c: 'class', f: '', v: '' };

/** Returns the signature and documentation of a name, for Monaco. */
export function describe({ title, entry }: Meaning): IMarkdownString[] {
  const head = `${WORDS[entry.k]} ${title}${entry.s ?? ''}`.trim();
  const text = { value: escapeMarkdown(entry.d ?? '') };
  return [{ value: `\`\`\`python\n${head}\n\`\`\`` }, ...(text.value === '' ? [] : [text])];
}

/** Documentation is plain text. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>()#+!|~-]/g, String.raw`\$&`);
}

/** Explains the name under the pointer. */
export const monacoHover: languages.HoverProvider = {
  async provideHover(model, { lineNumber, column }) {
    const word = model.getWordAtPosition({ lineNumber, column });
    const reference = word && (await loadReference());
    if (word === null || reference === null) return null;
    const end = model.getOffsetAt({ lineNumber, column: word.endColumn });
    const code = model.getValue();
    const meaning = lookUp(reference, { before: code.slice(0, end), code });
    return meaning && { contents: describe(meaning) };
  },
};

/** Shows the parameters of the call that is being written. */
export const monacoSignatureHelp: languages.SignatureHelpProvider = {
  signatureHelpTriggerCharacters: ['(', ','],
  signatureHelpRetriggerCharacters: [')'],
  async provideSignatureHelp(model: editor.ITextModel, position: Position) {
    const reference = await loadReference();
    const code = model.getValue();
    const before = code.slice(0, model.getOffsetAt(position));
    const call = reference && openCallAt(reference, { before, code });
    if (call === null) return null;
    const { title, entry } = call.meaning;
    const parameters = parametersOf(entry.s ?? '').map((label) => ({ label }));
    const documentation = { value: escapeMarkdown(entry.d ?? '') };
    const label = `${title}${entry.s ?? ''}`;
    const signature = { label, parameters, documentation };
    const value = { signatures: [signature], activeSignature: 0, activeParameter: call.parameter };
    return { value, dispose: () => undefined };
  },
};
