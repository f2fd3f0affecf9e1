import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './access-tokens.module.css';
import { CopyButton } from './copy-button.tsx';

/** An access token at the one moment at which it can be read. */
export interface MadeAccessToken {
  name: string;
  token: string;
  /** Where the API is. */
  apiUrl: string;
}

interface NewAccessTokenProps {
  made: MadeAccessToken;
  onDone: () => void;
}

/** Shows a new access token once, and how a program sends it. */
export function NewAccessToken({ made: { name, token, apiUrl }, onDone }: NewAccessTokenProps) {
  const region = useRef<HTMLDivElement>(null);
  // The dialog that had the focus is gone, and this is what it was for.
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
          Copy “{name}” now: it is not kept, and cannot be shown again. Whoever has it can do what
          it may do, so keep it as you keep a password.
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
            I have it
          </Button>
        </div>
      </Notice>
    </div>
  );
}
