import type { languages } from 'monaco-editor';

/** How Monaco helps with Python. */
export interface LanguageHelp {
  completion: languages.CompletionItemProvider;
  hover: languages.HoverProvider;
  signatureHelp: languages.SignatureHelpProvider;
}
