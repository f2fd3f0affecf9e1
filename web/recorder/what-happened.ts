import type { StepKind } from '../../sandbox/recording/recording.ts';
import type { Replay } from '../../sandbox/recording/replay.ts';
import { MODULE, shortName } from './frame-names.ts';
import { endingError, isEndOfRun, stepInto } from './moves.ts';
import { joinParts, type Sentence } from './sentence.ts';
import { shortValue } from './value-words.ts';
import { whatChanged } from './what-changed.ts';

/** How many characters of what a program prints stand in a sentence. */
const MAX_PRINTED = 60;

/** What a recording is told from. */
export interface Told {
  replay: Replay;
  /** The bytes of the whole standard output; null if the program is a function. */
  stdout: Uint8Array | null;
  /** Tells what packets did, from the index of the first to the index after the last. */
  packetWords: (first: number, end: number) => Sentence[];
}

/** Returns the text between two places of the output, in one line. */
function printedText(stdout: Uint8Array, from: number, to: number): string {
  const text = new TextDecoder().decode(stdout.subarray(from, to)).replace(/\n$/, '');
  const line = text.replaceAll('\n', '⏎');
  return line.length > MAX_PRINTED ? `${line.slice(0, MAX_PRINTED)}…` : line;
}

/** Returns what a line prints from one place of the output to another; null if that is nothing. */
function printedWords({ stdout }: Told, from: number, to: number): Sentence | null {
  if (stdout === null || to <= from) return null;
  const text = printedText(stdout, from, to);
  return text === '' ? ['an empty line'] : ['“', { code: text }, '”'];
}

const isModule = (name: string | undefined): boolean => name === undefined || name === MODULE;

/** Returns the line that a frame was at before a step; its current one if it wasn't there. */
function lineBefore({ recording: { steps } }: Replay, step: number, frame: number): number {
  const before = steps.findLastIndex((other, index) => index < step && other.frame === frame);
  return steps[before]?.line ?? steps[step]?.line ?? 0;
}

/** Tells what the line before a step has done: changed variables, printed. */
function lineSentences(told: Told, step: number): Sentence[] {
  const { replay } = told;
  const { kind, frame, outputBytes } = replay.stepAt(step);
  if (step === 0 || kind === 'call' || kind === 'resume') return [];
  const previous = replay.stepAt(step - 1);
  const line = lineBefore(replay, step, frame);
  const { clauses, consequences } = whatChanged(replay, step);
  const printed = printedWords(told, previous.outputBytes, outputBytes);
  if (printed !== null) clauses.push(['printed ', ...printed]);
  if (clauses.length > 0) return [[`Line ${line} `, ...joinParts(clauses), '.'], ...consequences];
  const isQuiet = kind === 'line' && previous.kind !== 'call';
  return isQuiet ? [[`Line ${line} changed no variable.`]] : [];
}

/** What a call was given. Python names some arguments that no program has written. */
const argumentsAt = ({ variablesAt }: Replay, step: number, frame: number) =>
  variablesAt(step, frame).filter(({ name }) => !name.startsWith('.'));

/** Tells which call has begun, and with what. */
function callSentences({ replay }: Told, step: number): Sentence[] {
  const { frame } = replay.stepAt(step);
  const [own, caller] = replay.stackAt(step);
  const name = { code: shortName(own?.name) };
  const given = argumentsAt(replay, step, frame).map(({ name: argument, value }): Sentence => {
    return [{ code: `${argument} = ${shortValue(replay, step, value)}` }];
  });
  const what = given.length === 0 ? [] : [' with ', ...joinParts(given)];
  const deep = replay.stackAt(step).filter((other) => other.name === own?.name).length;
  const begin: Sentence =
    caller === undefined || caller.line === 0
      ? [name, ' was called', ...what, '.']
      : [`Line ${caller.line} called `, name, ...what, '.'];
  return deep > 1 ? [begin, [name, ` is ${deep} calls deep now.`]] : [begin];
}

/** How a call pauses or ends. */
interface CallEnd {
  /** What was called, as it is recorded. */
  called: string | undefined;
  line: number;
  /** What it hands back. */
  value: Sentence;
  /** Where the program goes on: ` to line 3`. */
  to: string;
}

const END_WORDS: Readonly<Partial<Record<StepKind, (end: CallEnd) => Sentence>>> = {
  return: ({ called, value, to }) =>
    isModule(called)
      ? ['The program ended.']
      : [{ code: shortName(called) }, ' returned ', ...value, `${to}.`],
  yield: ({ called, value, to }) => [
    { code: shortName(called) },
    ' yielded ',
    ...value,
    `${to}, and waits.`,
  ],
  resume: ({ called, line }) => [{ code: shortName(called) }, ` continues in line ${line}.`],
  raise: ({ line, value }) => [`Line ${line} raised `, ...value, '.'],
  unwind: ({ called, to }) => [
    'The error ended ',
    { code: shortName(called) },
    ` and went on${to}.`,
  ],
};

/** Tells how a call ends at a step, and where the program goes on. */
function endSentences({ replay }: Told, step: number): Sentence[] {
  const { kind, line, result } = replay.stepAt(step);
  const [own, caller] = replay.stackAt(step);
  const value = result === undefined ? [] : [{ code: shortValue(replay, step, result) }];
  const to = caller === undefined || caller.line === 0 ? '' : ` to line ${caller.line}`;
  const words = END_WORDS[kind]?.({ called: own?.name, line, value, to });
  return words === undefined ? [] : [words];
}

/** Tells what the line of a step is about to do. */
function nextSentence(told: Told, step: number): Sentence {
  const { replay } = told;
  const { line, outputBytes } = replay.stepAt(step);
  const name = replay.stackAt(step)[0]?.name;
  const where: Sentence = isModule(name) ? [] : [' in ', { code: shortName(name) }];
  const call = stepInto(replay, step);
  const end = replay.stepAt(replay.stepOver(step)).outputBytes;
  const printed = printedWords(told, outputBytes, end);
  const deeds: Sentence[] = [];
  if (call !== null) {
    deeds.push(['calls ', { code: shortName(replay.stackAt(call)[0]?.name) }]);
  }
  if (printed !== null) deeds.push(['prints ', ...printed]);
  if (deeds.length > 0) return [`Next, line ${line}`, ...where, ' ', ...joinParts(deeds), '.'];
  return [`Next is line ${line}`, ...where, '.'];
}

/** Tells in words what happened at a step, as far as the recording shows it, and what comes next. */
export function whatHappened(told: Told, step: number): Sentence[] {
  const { replay } = told;
  const { kind, packets } = replay.stepAt(step);
  const before = step === 0 ? 0 : replay.stepAt(step - 1).packets;
  const start: Sentence[] =
    step === 0 && replay.recording.skippedSteps === 0 ? [['The program starts.']] : [];
  return [
    ...start,
    ...lineSentences(told, step),
    ...told.packetWords(before, packets),
    ...(kind === 'call' ? callSentences(told, step) : endSentences(told, step)),
    ...(endingError(replay, step) === null
      ? []
      : [['Nothing handles this error, so the program ends.']]),
    ...(kind === 'line' && !isEndOfRun(replay, step) ? [nextSentence(told, step)] : []),
  ];
}
