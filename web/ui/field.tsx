import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

/** What every field says about itself. */
export interface FieldTexts {
  label: string;
  /** Whether the label is only for screen readers. */
  isLabelHidden?: boolean | undefined;
  /** The error message, which replaces the help text. */
  error?: string | null | undefined;
  help?: string | undefined;
}

/** The attributes that connect an input, a text area or a select with its texts. */
interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  /** A link at the right of the label. */
  aside?: ReactNode;
  /** The content below the message. Screen readers read it with the field. */
  rules?: ReactNode;
  /** The id of further text that describes the field. */
  describedBy?: string | undefined;
  /** Renders the control with these attributes. */
  children: (control: FieldControl) => ReactNode;
}

/** Names the elements that describe a control; undefined if there are none. */
function describedBy(id: string, { error, help, rules, describedBy: others }: FieldProps) {
  const ids = [(error ?? help) && `${id}-message`, rules && `${id}-rules`, others];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The label of a control, and its help or error message. */
export function Field(props: FieldProps) {
  const { label, isLabelHidden = false, error, aside, rules, children } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={classNames(styles.head, isLabelHidden && 'visually-hidden')}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(id, props),
      })}
      <Message id={`${id}-message`} error={error} help={props.help} />
      {rules && <div id={`${id}-rules`}>{rules}</div>}
    </div>
  );
}

function Message({ id, error, help }: { id: string } & Pick<FieldTexts, 'error' | 'help'>) {
  const message = error ?? help;
  if (!message) return null;
  return (
    <p id={id} className={error ? styles.error : styles.help}>
      {message}
    </p>
  );
}
