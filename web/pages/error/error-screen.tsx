import { useState } from 'react';
import { site } from 'virtual:site';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './error-screen.module.css';

/** What is shown when a page could not be. It works without a router: it may be the last thing that works. */
export function ErrorScreen({ error }: { error: unknown }) {
  const message =
    error instanceof Error && error.message ? error.message : messages.errorUnexpected;
  return (
    <div className={`page ${styles.failure}`}>
      <div className={styles.cut} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <div className="stack" style={{ '--gap': 'var(--space-2)' }}>
        <h1>{messages.errorTitle}</h1>
        <p className="lead">{messages.errorLead}</p>
      </div>
      <Notice tone="fail" role="alert">
        {message}
      </Notice>
      <div className="cluster">
        <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
          Try Again
        </Button>
        <Button icon="home" onClick={() => location.assign(paths.home)}>
          Go Home
        </Button>
      </div>
      <TechnicalDetails error={error} />
      <p className="quiet">
        Still broken? <a href={`mailto:${site.supportMail}`}>Write to support</a> or see{' '}
        <a href={paths.help}>help</a>.
      </p>
    </div>
  );
}

function TechnicalDetails({ error }: { error: unknown }) {
  const [isCopied, setIsCopied] = useState(false);
  const details = detailsOf(error);
  const copy = async () => {
    await navigator.clipboard.writeText(details);
    setIsCopied(true);
  };
  return (
    <details>
      <summary>Technical Details</summary>
      <CodeBlock
        title="error"
        code={details}
        isNumbered
        reading={
          <Button kind="quiet" size="small" onClick={copy}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        }
      />
    </details>
  );
}

function detailsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = `${error.name}: ${error.message}`;
  // Some browsers begin the stack with the error's text, some do not.
  return error.stack?.startsWith(text) ? error.stack : `${text}\n${error.stack ?? ''}`;
}
