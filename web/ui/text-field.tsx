import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  name: string;
}

/** A labeled input of one line with its help or error message. */
export function TextField({ label, isLabelHidden, error, help, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, error, help }}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}
