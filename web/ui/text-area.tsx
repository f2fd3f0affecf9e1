import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** A labeled field of several lines, which grows with its text, with its help or error message. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, error, help, value, ...rest } = props;
  const lines = String(value ?? '').split('\n').length;
  return (
    <Field {...{ label, isLabelHidden, error, help }}>
      {(control) => (
        <textarea
          {...control}
          rows={Math.min(8, Math.max(2, lines))}
          wrap="off"
          value={value}
          {...rest}
        />
      )}
    </Field>
  );
}
