import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './access-tokens.module.css';

/** Copies text, and says whether it worked: a browser may refuse. */
function CopyButton({ text, what }: { text: string; what: string }) {
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

/** A new access token, the only time that it can be shown. */
export interface MadeAccessToken {
  name: string;
  token: string;
  /** The base URL of the API. */
  apiUrl: string;
}

interface NewAccessTokenProps {
  made: MadeAccessToken;
  onDone: () => void;
}

/** Shows a new access token once, with a command that uses it. */
export function NewAccessToken({ made: { name, token, apiUrl }, onDone }: NewAccessTokenProps) {
  const region = useRef<HTMLDivElement>(null);
  // The dialog that had the focus is gone. Focus its result.
  useEffect(() => region.current?.focus(), []);
  const command = `curl -H "Authorization: Bearer ${token}" ${apiUrl}/api/auth/profile`;
  return (
    <div
      ref={region}
      className={styles.inset}
      role="group"
      aria-label="New access token"
      tabIndex={-1}
    >
      <Notice tone="warn">
        <p>
          Copy “{name}” now. We don’t store it, so it cannot be shown again. Anyone who has this
          token can do everything it allows, so keep it as safe as a password.
        </p>
        <CodeBlock
          title="Access token"
          code={token}
          reading={<CopyButton text={token} what="the access token" />}
        />
        <CodeBlock
          title="Try it"
          code={command}
          reading={<CopyButton text={command} what="the command" />}
        />
        <div>
          <Button size="small" onClick={onDone}>
            I have copied it
          </Button>
        </div>
      </Notice>
    </div>
  );
}
