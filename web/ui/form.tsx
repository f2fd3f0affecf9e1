import type { ComponentProps } from 'react';
import { Notice } from './notice.tsx';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Why the last attempt failed, shown above the fields. */
  failure?: string | null | undefined;
  onSubmit: () => unknown;
}

/** A form that the page itself validates and submits. */
export function Form({ failure, onSubmit, children, ...form }: FormProps) {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {failure && (
        <Notice tone="fail" role="alert">
          {failure}
        </Notice>
      )}
      {children}
    </form>
  );
}

/** Focuses the first input whose name matches, in the order of the form. */
export function focusInput(
  form: HTMLFormElement | null,
  isWanted: (name: string) => boolean,
): void {
  const inputs = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
  inputs.find(({ name }) => isWanted(name))?.focus();
}
