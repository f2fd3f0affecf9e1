import { useMemo } from 'react';
import { ExecutionProvider } from '../../../execution/execution-context.tsx';
import type { LocalChallenge } from '../../../execution/run-locally.ts';
import type { Example } from './example.ts';
import { RunnableExample } from './runnable-example.tsx';

/** The seconds that the curriculum gives an example to finish. */
const TIME_LIMIT_SECONDS = 5;

/** What a run of the example needs to know: a program that reads nothing, what it prints, and its network. */
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

/** The example of a lesson, which runs where it stands: in this browser, without any call to the server. */
export function LessonExample({ example }: { example: Example }) {
  const challenge = useMemo(() => challengeOf(example), [example]);
  return (
    <ExecutionProvider challenge={challenge}>
      <RunnableExample example={example} />
    </ExecutionProvider>
  );
}
