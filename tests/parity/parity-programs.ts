import { parityPrograms, type ParityProgram } from './parity-program.ts';
import { CLASSES } from './programs/classes.ts';
import { COLLECTIONS } from './programs/collections.ts';
import { EXCEPTIONS, RAISED_ERRORS } from './programs/exceptions.ts';
import { FUNCTION_ENTRIES } from './programs/function-entries.ts';
import { FUNCTIONS } from './programs/functions.ts';
import { INPUT_AND_OUTPUT, LARGE_INPUT_AND_OUTPUT } from './programs/input-and-output.ts';
import { INTERPRETER_FACTS } from './programs/interpreter-facts.ts';
import { LAB_SERVICES } from './programs/lab-services.ts';
import { LAB_PROGRAMS } from './programs/lab.ts';
import { LANGUAGE_BASICS } from './programs/language-basics.ts';
import { LIBRARY_OF_BYTES } from './programs/library-of-bytes.ts';
import { LIBRARY_OF_DATA } from './programs/library-of-data.ts';
import { LIBRARY_OF_PROGRAMS } from './programs/library-of-programs.ts';
import { LIBRARY_OF_TEXT } from './programs/library-of-text.ts';
import { LIMITS } from './programs/limits.ts';
import { NUMBERS } from './programs/numbers.ts';
import { REAL_PROGRAMS } from './programs/real-programs.ts';
import { RECORDINGS } from './programs/recordings.ts';
import { SYNTAX_ERRORS } from './programs/syntax-errors.ts';
import { TEXT } from './programs/text.ts';

/** Programs that only test Python: the function's engine and the entry don't matter. */
export const ORDINARY_PROGRAMS: readonly ParityProgram[] = [
  ...parityPrograms('language', LANGUAGE_BASICS),
  ...parityPrograms('text', TEXT),
  ...parityPrograms('numbers', NUMBERS),
  ...parityPrograms('collections', COLLECTIONS),
  ...parityPrograms('functions', FUNCTIONS),
  ...parityPrograms('classes', CLASSES),
  ...parityPrograms('exceptions', EXCEPTIONS),
  ...parityPrograms('an error', RAISED_ERRORS),
  ...parityPrograms('a syntax error', SYNTAX_ERRORS),
  ...parityPrograms('library of bytes', LIBRARY_OF_BYTES),
  ...parityPrograms('library of data', LIBRARY_OF_DATA),
  ...parityPrograms('library of programs', LIBRARY_OF_PROGRAMS),
  ...parityPrograms('library of text', LIBRARY_OF_TEXT),
  ...parityPrograms('real programs', REAL_PROGRAMS),
  ...parityPrograms('lab', LAB_PROGRAMS),
  ...parityPrograms('services of a lab', LAB_SERVICES),
];

/** Programs about the entry, the state of a new interpreter, and its streams: each is a separate request. */
export const ENTERED_PROGRAMS: readonly ParityProgram[] = [
  ...parityPrograms('interpreter', INTERPRETER_FACTS),
  ...parityPrograms('function', FUNCTION_ENTRIES),
  ...parityPrograms('input and output', INPUT_AND_OUTPUT),
  ...parityPrograms('a recording', RECORDINGS),
];

/** Programs that depend on the engine around the interpreter: its connection, its limits, its exit. */
export const DELICATE_PROGRAMS: readonly ParityProgram[] = [
  ...parityPrograms('large input and output', LARGE_INPUT_AND_OUTPUT),
  ...parityPrograms('limits', LIMITS),
];
