import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** Copies text, and says whether it worked: a browser may refuse. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Without a secure connection, there is no clipboard API.
      setOutcome('refused');
    }
  };
  const words = { copied: 'Copied', refused: 'Copy it by hand' };
  return (
    <>
      <Button kind="quiet" size="small" aria-label={`Copy ${what}`} onClick={copy}>
        {outcome === null ? 'Copy' : words[outcome]}
      </Button>
      <span className="visually-hidden" role="status">
        {outcome && words[outcome]}
      </span>
    </>
  );
}
