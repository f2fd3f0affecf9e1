import { useEffect, useState } from 'react';
import styles from './code-editor.module.css';
import { type LibraryReference, loadReference } from './completion/library-reference.ts';
import { openCallAt, parametersOf } from './completion/open-call.ts';

interface CallHelpProps {
  code: string;
  /** The number of characters before the cursor; null while the editor doesn't have the focus. */
  offset: number | null;
}

/** The parameters of the call that the learner is writing, for editors without other help. Nothing announces them. */
export function CallHelp({ code, offset }: CallHelpProps) {
  const reference = useReference(offset !== null);
  if (reference === null || offset === null) return null;
  const call = openCallAt(reference, { before: code.slice(0, offset), code });
  if (call === null) return null;
  const { title, entry } = call.meaning;
  const parameters = parametersOf(entry.s ?? '');
  return (
    <p className={styles['call-help']}>
      {title}(
      {parameters.map((parameter, index) => (
        <span key={index} data-current={index === call.parameter || undefined}>
          {parameter}
          {index < parameters.length - 1 && ', '}
        </span>
      ))}
      )
    </p>
  );
}

/** Loads the reference of Python when it is first needed. */
function useReference(isNeeded: boolean): LibraryReference | null {
  const [reference, setReference] = useState<LibraryReference | null>(null);
  useEffect(() => {
    if (isNeeded && reference === null) void loadReference().then(setReference);
  }, [isNeeded, reference]);
  return reference;
}
