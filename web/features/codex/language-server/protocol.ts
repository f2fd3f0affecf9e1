// The parts of the Language Server Protocol 3.17 that the editor uses.
// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification

/** A place in a document, from 0. Characters are UTF-16 units, as in JavaScript. */
export interface LspPosition {
  line: number;
  character: number;
}

export interface LspRange {
  start: LspPosition;
  end: LspPosition;
}

/** What the server found in a document. */
export interface LspDiagnostic {
  range: LspRange;
  /** 1 is an error. */
  severity?: number;
  /** The rule of basedpyright; absent for syntax errors. */
  code?: string;
  message: string;
}

/** The findings in one version of a document. */
export interface PublishedDiagnostics {
  uri: string;
  version?: number;
  diagnostics: LspDiagnostic[];
}

export interface LspMarkup {
  value: string;
}

export interface LspHover {
  contents: LspMarkup;
  range?: LspRange;
}

export interface LspSignature {
  label: string;
  documentation?: LspMarkup;
  /** Each label is a range of characters of the signature's. */
  parameters?: { label: [start: number, end: number] }[];
}

export interface LspSignatureHelp {
  signatures: LspSignature[];
  activeSignature?: number | null;
  activeParameter?: number | null;
}

export interface LspCompletionItem {
  label: string;
  kind?: number;
  sortText?: string;
  insertText?: string;
  documentation?: LspMarkup;
}

/** What a client tells about itself. Documents and documentation are the only things that this one asks for. */
export const CLIENT_CAPABILITIES = {
  workspace: { configuration: true, workspaceFolders: true },
  textDocument: {
    publishDiagnostics: { versionSupport: true },
    hover: { contentFormat: ['markdown'] },
    signatureHelp: {
      signatureInformation: {
        documentationFormat: ['markdown'],
        parameterInformation: { labelOffsetSupport: true },
      },
    },
    completion: {
      completionItem: {
        documentationFormat: ['markdown'],
        snippetSupport: false,
        resolveSupport: { properties: ['documentation'] },
      },
    },
  },
} as const;
