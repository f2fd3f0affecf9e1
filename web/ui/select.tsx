import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

interface SelectProps extends ComponentProps<'select'>, FieldTexts {}

/** A labeled native select with its help or error message. Its options are its children. */
export function Select({ label, isLabelHidden, error, help, ...select }: SelectProps) {
  return (
    <Field {...{ label, isLabelHidden, error, help }}>
      {(control) => <select {...control} {...select} />}
    </Field>
  );
}
