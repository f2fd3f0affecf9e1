import type { languages } from 'monaco-editor';
import type { LanguageHelp } from '../completion/language-help.ts';
import { calleeAt } from '../completion/open-call.ts';
import { lspPosition, monacoRange } from './monaco-places.ts';
import type { LspSignature, LspSignatureHelp } from './protocol.ts';
import { documentationOf } from './server-documentation.ts';
import { serverCompletion } from './server-completion.ts';
import type { ServedProgram } from './served-program.ts';

/**
 * Returns help that comes from the server. The editor's own help takes its place where the server doesn't know, doesn't
 * answer in time or has ended, and adds documentation that is missing in the server's stubs.
 */
export function helpWithServer(own: LanguageHelp, program: ServedProgram): LanguageHelp {
  return {
    completion: serverCompletion(own.completion, program),
    hover: serverHover(own.hover, program),
    signatureHelp: serverSignatures(own.signatureHelp, program),
  };
}

function serverHover(
  own: languages.HoverProvider,
  program: ServedProgram,
): languages.HoverProvider {
  const { server, editor, uri } = program;
  return {
    async provideHover(model, position, ...rest) {
      const [told, known] = await Promise.all([
        model === editor.model ? server.hover({ uri, position: lspPosition(position) }) : null,
        own.provideHover(model, position, ...rest),
      ]);
      if (told === null) return known;
      const contents = documentationOf(told.contents.value, known?.contents ?? []);
      return { contents, ...(told.range && { range: monacoRange(told.range) }) };
    },
  };
}

function serverSignatures(
  own: languages.SignatureHelpProvider,
  program: ServedProgram,
): languages.SignatureHelpProvider {
  const { server, editor, uri } = program;
  return {
    ...own,
    async provideSignatureHelp(model, position, ...rest) {
      const [told, known] = await Promise.all([
        model === editor.model
          ? server.signatureHelp({ uri, position: lspPosition(position) })
          : null,
        own.provideSignatureHelp(model, position, ...rest),
      ]);
      if (told === null || told.signatures.length === 0) return known;
      const name = calleeAt(model.getValue().slice(0, model.getOffsetAt(position))) ?? '';
      const value = namedHelp(name, told, known?.value.signatures[0]?.documentation);
      return { value, dispose: () => undefined };
    },
  };
}

type Documentation = languages.SignatureInformation['documentation'];

function namedHelp(
  name: string,
  { signatures, activeSignature, activeParameter }: LspSignatureHelp,
  ownDocumentation: Documentation,
): languages.SignatureHelp {
  return {
    signatures: signatures.map((signature) => namedSignature(name, signature, ownDocumentation)),
    activeSignature: activeSignature ?? 0,
    activeParameter: activeParameter ?? 0,
  };
}

/** Puts the function's name in front of its parameters: the server leaves it out. */
export function namedSignature(
  name: string,
  { label, documentation, parameters = [] }: LspSignature,
  ownDocumentation?: Documentation,
): languages.SignatureInformation {
  const text = documentation?.value === '' ? undefined : documentation;
  const shown = text === undefined ? ownDocumentation : { value: text.value };
  return {
    label: `${name}${label}`,
    parameters: parameters.map(({ label: [start, end] }) => ({
      label: [start + name.length, end + name.length],
    })),
    ...(shown && { documentation: shown }),
  };
}
