import type { languages } from 'monaco-editor';

/** How Monaco helps with Python. */
export interface LanguageHelp {
  completion: languages.CompletionItemProvider;
  hover: languages.HoverProvider;
  signatureHelp: languages.SignatureHelpProvider;
}

/**
 * Returns help that comes from elsewhere later. Monaco closes what it shows when one provider replaces another, so the
 * same one has to stay.
 *
 * @param own determines the characters that ask for help
 * @param current returns what helps now
 */
export function changingHelp(own: LanguageHelp, current: () => LanguageHelp): LanguageHelp {
  return {
    completion: {
      ...own.completion,
      provideCompletionItems: (...place) => current().completion.provideCompletionItems(...place),
      resolveCompletionItem: (item, token) =>
        current().completion.resolveCompletionItem?.(item, token) ?? item,
    },
    hover: { provideHover: (...place) => current().hover.provideHover(...place) },
    signatureHelp: {
      ...own.signatureHelp,
      provideSignatureHelp: (...place) => current().signatureHelp.provideSignatureHelp(...place),
    },
  };
}
