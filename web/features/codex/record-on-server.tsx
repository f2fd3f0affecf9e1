import { MAX_RECORDED_STEPS } from '../../../sandbox/contract.ts';
import { readRecording } from '../../../sandbox/recording/read-recording.ts';
import { useExecution } from '../../execution/execution-value.ts';
import {
  type RecordCaseMutation,
  useRecordCaseMutation,
  type WorkspaceChallengeFragment,
} from '../../graphql/__generated__/operations.ts';
import { errorMessage } from '../../graphql/error-message.ts';
import { NOT_RECORDED, RecordButton } from '../../recorder/record-button.tsx';
import type { RecordedTest } from '../../recorder/recorded-test.ts';
import { type RecordableRun, recordedTest } from '../../recorder/use-record.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';

interface ServerRecordProps {
  challengeId: string;
  /** The index of the sample. */
  sample: number;
  run: RecordableRun;
}

/** Reads a recording of the server. It comes from the program's interpreter, wherever that is. */
function recordedSample(
  run: RecordableRun,
  { recording: text, tests: [test] }: RecordCaseMutation['executeCode'],
): RecordedTest | string {
  if (text === null) return test?.error ?? NOT_RECORDED;
  const record = { steps: MAX_RECORDED_STEPS, packets: run.lab !== null };
  const recording = readRecording(text, { code: run.code, record });
  return recordedTest(run, { outcome: { stdout: test?.actualStdout ?? '' }, recording });
}

/** Records a sample on the server. @returns why it failed, in a sentence, if it did */
function useServerRecord(): (props: ServerRecordProps) => Promise<RecordedTest | string> {
  const [recordCase] = useRecordCaseMutation();
  return async ({ challengeId, sample, run }) => {
    const variables = { challengeId, code: run.code, recordedCase: sample };
    try {
      const { data } = await recordCase({ variables });
      return data ? recordedSample(run, data.executeCode) : NOT_RECORDED;
    } catch (error) {
      return errorMessage(error);
    }
  };
}

interface RecordOnServerProps {
  challenge: Pick<WorkspaceChallengeFragment, 'id' | 'lab' | 'samples'>;
  /** The index of the test among the visible ones. */
  index: number;
  run: RecordableRun;
}

/**
 * Asks the server for a recording of a sample: of a run on the server, and of any run in a lab, whose packets can then
 * be compared. It shows nothing for other tests.
 */
export function RecordOnServer({ challenge, index, run }: RecordOnServerProps) {
  const { report, activity } = useExecution();
  const isOnline = useIsOnline();
  const record = useServerRecord();
  const isOffered = report?.isLocal === false || challenge.lab !== null;
  if (!isOffered || index >= challenge.samples.length) return null;
  return (
    <RecordButton
      label="Record on the server"
      kind={report?.isLocal === true ? 'quiet' : 'secondary'}
      disabled={activity !== null || !isOnline}
      record={() => record({ challengeId: challenge.id, sample: index, run })}
    />
  );
}
