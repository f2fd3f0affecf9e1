import type { RunObserver } from '../../sandbox/contract.ts';
import type { ConsolePart, ExecutionEvent } from './execution-state.ts';

/** The interval at which output is shown. A run that ends sooner shows only its results. */
const GATHER_MS = 100;

/** Updates the page with the progress of one run in the browser. */
export interface RunFollower {
  observer: Required<RunObserver>;
  /** Sends the program its next input, now or when it asks: a line, or null for the end. */
  sendInput: (line: string | null) => void;
  /** Shows the remaining output. Nothing is shown after this. */
  end: () => void;
}

/** Batches output, so that many prints don't cause many updates. */
function createGatherer(show: (part: ConsolePart) => void) {
  let text = '';
  let caseIndex = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (text !== '') show({ kind: 'output', text, caseIndex });
    text = '';
  };
  return {
    flush,
    add(more: string, index: number): void {
      if (index !== caseIndex) flush();
      caseIndex = index;
      text += more;
      timer ??= setTimeout(flush, GATHER_MS);
    },
  };
}

/** @param dispatch receives the events for the page's state */
export function followRun(dispatch: (event: ExecutionEvent) => void): RunFollower {
  const gathered = createGatherer((part) => dispatch({ type: 'shown', part }));
  const typedAhead: (string | null)[] = [];
  let waiting: { caseIndex: number; resolve: (text: string | null) => void } | null = null;
  let isOver = false;

  const answer = (): void => {
    if (waiting === null || typedAhead.length === 0) return;
    const line = typedAhead.shift() ?? null;
    const text = line === null ? null : `${line}\n`;
    const { caseIndex, resolve } = waiting;
    waiting = null;
    const part = text === null ? null : ({ kind: 'input', text, caseIndex } as const);
    dispatch({ type: 'answered', part });
    resolve(text);
  };
  return {
    observer: {
      onOutput: (text, caseIndex) => {
        if (!isOver) gathered.add(text, caseIndex);
      },
      onCase: (caseIndex) => {
        if (!isOver) dispatch({ type: 'reached', caseIndex });
      },
      askInput: (caseIndex) => {
        gathered.flush();
        const answered = Promise.withResolvers<string | null>();
        waiting = { caseIndex, resolve: answered.resolve };
        dispatch({ type: 'asked' });
        answer();
        return answered.promise;
      },
    },
    sendInput(line) {
      typedAhead.push(line);
      answer();
    },
    end() {
      if (!isOver) gathered.flush();
      isOver = true;
    },
  };
}
