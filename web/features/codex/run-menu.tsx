import { useExecution } from '../../execution/execution-value.ts';
import { Popover, PopoverAction } from '../../ui/popover.tsx';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { ownTestsLabel, useOwnTests } from './own-tests/own-tests.ts';

interface RunActionsProps {
  onRunOnServer: () => void;
  onOwnInput: () => void;
}

/** The button beside the one that runs: the other ways to run. */
export function RunMenu(actions: RunActionsProps) {
  return (
    <Popover icon="chevron" label="More ways to run" kind="secondary">
      <RunActions {...actions} />
    </Popover>
  );
}

/** The other ways to run, with what they do. Own input is absent if programs can't wait for it in this browser. */
export function RunActions({ onRunOnServer, onOwnInput }: RunActionsProps) {
  const { activity, canAskForInput } = useExecution();
  const isOnline = useIsOnline();
  const ownTests = useOwnTests();
  const isBusy = activity !== null;
  return (
    <>
      <PopoverAction
        label="Run Code"
        help="On our server, on the samples. Never graded."
        disabled={isBusy || !isOnline}
        onClick={onRunOnServer}
      />
      {canAskForInput && (
        <PopoverAction
          label="Own input"
          help="In this browser, without tests. You type the input."
          disabled={isBusy}
          onClick={onOwnInput}
        />
      )}
      <PopoverAction
        label={ownTestsLabel(ownTests.names.length)}
        help="Inputs of your own, which run beside the samples."
        onClick={ownTests.open}
      />
    </>
  );
}
