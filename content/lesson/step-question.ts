import type { StepQuestion } from '../../domain/exercise.ts';
import type { ExerciseSource } from './exercise-source.ts';

type Options = Pick<ExerciseSource, 'options' | 'problem'>;

const ASKS = ['value', 'step', 'line'] as const;

/** The options of each kind of question, beside `asks` and `name`. */
const OPTIONS: Readonly<Record<StepQuestion['asks'], readonly string[]>> = {
  value: ['line', 'time'],
  step: ['value'],
  line: ['value'],
};

function checkOptions({ options, problem }: Options, asks: StepQuestion['asks']): void {
  const missing = ['name', ...OPTIONS[asks]].find((name) => !options.has(name) && name !== 'time');
  if (missing !== undefined) throw problem(`asks=${asks} needs ${missing}=.`);
  const unused = Object.values(OPTIONS)
    .flat()
    .find((name) => options.has(name) && !OPTIONS[asks].includes(name));
  if (unused !== undefined) throw problem(`Remove "${unused}=". asks=${asks} doesn't use it.`);
}

/** Reads how often a line runs: `line=4 time=3`. */
function momentOf({ options, problem }: Options): { line: number; time: number } {
  const [line, time] = [Number(options.get('line')), Number(options.get('time') ?? 1)];
  if ([line, time].every((number) => Number.isInteger(number) && number > 0)) return { line, time };
  throw problem('Give whole numbers: line=4 time=3.');
}

/**
 * Reads what a `step` exercise asks: `asks=value name=total line=4 time=3`, or `asks=step name=best value=9`.
 *
 * @throws {ContentError} naming the exercise and the fix
 */
export function stepQuestionOf(source: Options): StepQuestion {
  const { options, problem } = source;
  const asks = ASKS.find((each) => each === options.get('asks'));
  if (asks === undefined) throw problem(`Say what it asks: asks=${ASKS.join(', asks=')}.`);
  checkOptions(source, asks);
  const name = options.get('name') ?? '';
  return asks === 'value'
    ? { asks, name, ...momentOf(source) }
    : { asks, name, value: options.get('value') ?? '' };
}
