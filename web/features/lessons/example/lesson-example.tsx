import { useMemo } from 'react';
import { ExecutionProvider } from '../../../execution/execution-context.tsx';
import type { LocalChallenge } from '../../../execution/run-locally.ts';
import type { Example } from './example.ts';
import { RunnableExample } from './runnable-example.tsx';

/** The time limit of an example, in seconds, as in the curriculum. */
const TIME_LIMIT_SECONDS = 5;

/** Describes the example for a run: a program without input, its expected output, and its network. */
function challengeOf({ output, lab }: Example): LocalChallenge {
  return {
    description: '',
    instructions: null,
    samples: output === null ? [] : [{ name: 'Example', stdin: '', expectedStdout: output }],
    expectedOutput: null,
    entry: { kind: 'PROGRAM', functionName: null },
    lab,
    timeLimitSeconds: TIME_LIMIT_SECONDS,
  };
}

/** The example of a lesson. It runs in the browser, without any request to the server. */
export function LessonExample({ example }: { example: Example }) {
  const challenge = useMemo(() => challengeOf(example), [example]);
  return (
    <ExecutionProvider challenge={challenge}>
      <RunnableExample example={example} />
    </ExecutionProvider>
  );
}
