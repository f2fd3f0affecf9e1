import { type ReactNode, useState } from 'react';
import { site } from 'virtual:site';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './error-screen.module.css';
import { MailLink } from './mail-link.tsx';

/** The longest stack to include, in characters. Mail programs reject longer URLs, and the first frames are enough. */
const MAX_TRACE_LENGTH = 1400;

/** The description of a thrown value. */
interface FailureDescription {
  /** For the learner. */
  message: string;
  /** For debugging: the page, the error and its stack. */
  details: string;
}

/** Describes any thrown value. */
function describeFailure(error: unknown): FailureDescription {
  const message =
    error instanceof Error && error.message ? error.message : messages.errorUnexpected;
  // Without the query, which may contain typed text.
  const details = `${traceOf(error).slice(0, MAX_TRACE_LENGTH)}\nat the page ${location.pathname}`;
  return { message, details };
}

function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = `${error.name}: ${error.message}`;
  // Only some browsers start the stack with the error's message.
  const trace = error.stack?.startsWith(text) ? error.stack : `${text}\n${error.stack ?? ''}`;
  return trace.trimEnd();
}

/** Shown if a page couldn't be rendered. It works without a router, because everything else may be broken. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { message, details } = describeFailure(error);
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
      <TechnicalDetails details={details} />
      <p className="quiet">
        Still broken?{' '}
        {site.supportMail !== null && (
          <>
            <MailLink
              address={site.supportMail}
              subject={messages.errorTitle}
              body={`What I did before:\n\n\n${details}\n`}
            >
              Write to support
            </MailLink>{' '}
            or see{' '}
          </>
        )}
        <a href={paths.help}>{site.supportMail === null ? 'See help' : 'help'}</a>.
      </p>
    </div>
  );
}

function TechnicalDetails({ details }: { details: string }) {
  const [outcome, setOutcome] = useState<'Copied' | 'Select and copy it' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details);
      setOutcome('Copied');
    } catch {
      // The browser may forbid it. The text can still be selected.
      setOutcome('Select and copy it');
    }
  };
  return (
    <details className={styles.details}>
      <summary>Technical Details</summary>
      <CodeBlock
        title="error"
        code={details}
        isNumbered
        reading={
          <Button kind="quiet" size="small" onClick={copy}>
            {outcome ?? 'Copy'}
          </Button>
        }
      />
    </details>
  );
}

/** Renders the error screen for a thrown value. */
export function renderError(error: unknown): ReactNode {
  return <ErrorScreen error={error} />;
}
