/** The languages of programs. Each has a runner, and a folder in `sandbox/`. */
export const LANGUAGES = ['python'] as const;

/** A language that has a runner. */
export type Language = (typeof LANGUAGES)[number];

/** Its name in GraphQL and in the database. */
export type LanguageName = Uppercase<Language>;

// TypeScript only knows that the results are strings.

/** Returns the name of a language in GraphQL and in the database. */
export const languageName = (language: Language): LanguageName =>
  language.toUpperCase() as LanguageName;

/** Returns the language with a name. */
export const languageOf = (name: LanguageName): Language => name.toLowerCase() as Language;

/** Checks whether a name is that of a language with a runner. */
export const isLanguageName = (name: string): name is LanguageName =>
  LANGUAGES.some((language) => languageName(language) === name);
