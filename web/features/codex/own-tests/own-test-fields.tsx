import { MAX_OWN_NAME_LENGTH, type OwnCase } from '../../../../domain/own-case.ts';
import { LITERAL_TEXT } from '../../../editor/edit-text.ts';
import type { WorkspaceChallengeFragment } from '../../../graphql/__generated__/operations.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { errorsOf, nameOf } from './own-tests.ts';
import styles from './own-tests.module.css';

interface OwnTestFieldsProps {
  own: OwnCase;
  index: number;
  challenge: WorkspaceChallengeFragment;
  /** Whether no more tests can be added. */
  isFull: boolean;
  onChange: (own: OwnCase) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** The fields of one of the learner's own tests. */
export function OwnTestFields(props: OwnTestFieldsProps) {
  const { own, index, challenge, isFull, onChange, onDuplicate, onDelete } = props;
  const isFunction = challenge.entry.kind === 'FUNCTION';
  const errors = errorsOf(own, challenge);
  const isChecked = own.expectedStdout !== null;
  const name = nameOf(own, index);
  return (
    <li className={styles.test} aria-label={name}>
      <TextField
        {...LITERAL_TEXT}
        label="Name"
        name="name"
        value={own.name}
        placeholder={`Your test ${index + 1}`}
        maxLength={MAX_OWN_NAME_LENGTH}
        onChange={({ currentTarget }) => onChange({ ...own, name: currentTarget.value })}
      />
      <TextArea
        {...LITERAL_TEXT}
        label={isFunction ? 'Arguments' : 'Input'}
        help={isFunction ? 'A JSON array, such as [22, "open"].' : 'What the program reads.'}
        error={errors.stdin}
        value={own.stdin}
        onChange={({ currentTarget }) => onChange({ ...own, stdin: currentTarget.value })}
      />
      <Checkbox
        label="Compare the output"
        isChecked={isChecked}
        onChange={() => onChange({ ...own, expectedStdout: isChecked ? null : '' })}
      />
      {isChecked && (
        <TextArea
          {...LITERAL_TEXT}
          label={isFunction ? 'Expected value' : 'Expected output'}
          error={errors.expectedStdout}
          value={own.expectedStdout ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...own, expectedStdout: currentTarget.value })
          }
        />
      )}
      <div className="cluster">
        <Button
          size="small"
          aria-label={`Duplicate ${name}`}
          disabled={isFull}
          onClick={onDuplicate}
        >
          Duplicate
        </Button>
        <Button size="small" kind="danger" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
