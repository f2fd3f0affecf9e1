import { useEffect, useRef } from 'react';
import { MAX_OWN_CASES, type OwnCase } from '../../../../domain/own-case.ts';
import type { WorkspaceChallengeFragment } from '../../../graphql/__generated__/operations.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { OwnTestFields } from './own-test-fields.tsx';
import { withCopy } from './own-tests.ts';
import styles from './own-tests.module.css';

interface OwnTestsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  challenge: WorkspaceChallengeFragment;
  ownCases: readonly OwnCase[];
  onChange: (ownCases: readonly OwnCase[]) => void;
}

/** The dialog in which learners write their own tests. Every change is kept at once. */
export function OwnTestsDialog({ isOpen, onClose, ...tests }: OwnTestsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Your tests"
      footer={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <OwnTests {...tests} />
    </Dialog>
  );
}

type OwnTestsProps = Omit<OwnTestsDialogProps, 'isOpen' | 'onClose'>;

function OwnTests({ challenge, ownCases, onChange }: OwnTestsProps) {
  const list = useFocusOfNew(ownCases.length);
  const isFull = ownCases.length >= MAX_OWN_CASES;
  const isFunction = challenge.entry.kind === 'FUNCTION';
  const add = (): void =>
    onChange([...ownCases, { name: '', stdin: isFunction ? '[]' : '', expectedStdout: null }]);
  const replace = (index: number, own: OwnCase): void => onChange(ownCases.with(index, own));
  return (
    <div className={styles.tests}>
      <p className="label">
        They run after the samples, in this browser and with Run Code. They are never graded.
      </p>
      <ol ref={list} className={styles.list}>
        {ownCases.map((own, index) => (
          <OwnTestFields
            key={index}
            own={own}
            index={index}
            challenge={challenge}
            isFull={isFull}
            onChange={(changed) => replace(index, changed)}
            onDuplicate={() => onChange(withCopy(ownCases, own))}
            onDelete={() => onChange(ownCases.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <div className="cluster">
        <Button disabled={isFull} onClick={add}>
          Add a test
        </Button>
        {challenge.samples.map((sample, index) => (
          <Button
            key={index}
            kind="quiet"
            className={styles.copy}
            disabled={isFull}
            onClick={() => onChange(withCopy(ownCases, sample))}
          >
            Copy “{sample.name}”
          </Button>
        ))}
      </div>
      {isFull && <p className="label">You have {MAX_OWN_CASES} tests, which is the limit.</p>}
    </div>
  );
}

/** Moves the focus to the first field of a test that was added, and to the last one if one was deleted. */
function useFocusOfNew(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    list.current?.querySelector<HTMLElement>(':scope > :last-child input')?.focus();
  }, [count]);
  return list;
}
