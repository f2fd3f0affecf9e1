import { useState } from 'react';
import { errorMessage } from '../../graphql/error-message.ts';
import { loadWithRetry } from '../../lazy-page.ts';
import { logFailure } from '../../log-failure.ts';
import { useSession } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './account.module.css';
import { codeArchive } from './code-archive.ts';
import { fetchExport, RefusedExport } from './fetch-export.ts';

/** How long the browser has to start a download before its data is released, in milliseconds. */
const RELEASE_MS = 60_000;

/** Downloads a file that was created in the browser. */
function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}

/** What can be exported: everything as one JSON document, or the code as a ZIP file. */
type ExportKind = 'everything' | 'code';

interface Exports {
  /** The export in progress; null if none. */
  making: ExportKind | null;
  /** The message of the last failure; '' if there is none. */
  failure: string;
  /** The name of the last file; '' before the first export. */
  saved: string;
  save: (kind: ExportKind) => Promise<void>;
}

/** Exports the learner's data as files. The data isn't cached. */
function useExports(): Exports {
  const { profile, accessToken } = useSession();
  const [making, setMaking] = useState<ExportKind | null>(null);
  const [failure, setFailure] = useState('');
  const [saved, setSaved] = useState('');

  const save = async (kind: ExportKind) => {
    setMaking(kind);
    setFailure('');
    setSaved('');
    try {
      const dataExport = await fetchExport(await accessToken());
      const name = fileName(profile?.username ?? '', kind, new Date());
      const content = kind === 'code' ? await zipped(dataExport) : jsonOf(dataExport);
      saveFile(name, content);
      setSaved(name);
    } catch (error) {
      logFailure('The data could not be exported.', error);
      setFailure(error instanceof RefusedExport ? error.message : errorMessage(error));
    }
    setMaking(null);
  };
  return { making, failure, saved, save };
}

function fileName(username: string, kind: ExportKind, now: Date): string {
  const date = now.toISOString().slice(0, 10);
  return kind === 'code'
    ? `packetsmith-${username}-code-${date}.zip`
    : `packetsmith-${username}-${date}.json`;
}

function jsonOf(document: Record<string, unknown>): Blob {
  // Indented, because people read it too.
  const text = JSON.stringify(document, null, 2);
  return new Blob([text, '\n'], { type: 'application/json' });
}

async function zipped(document: Record<string, unknown>): Promise<Blob> {
  const { strToU8, zipSync } = await loadWithRetry(() => import('fflate'));
  const files: Record<string, Uint8Array> = {};
  for (const [path, text] of Object.entries(codeArchive(document))) files[path] = strToU8(text);
  return new Blob([zipSync(files)], { type: 'application/zip' });
}

/** Exports the learner's data. */
export function DataPanel() {
  return (
    <Panel title="Your data" isPadded>
      <div className="stack">
        <p className={styles.help}>
          Export your profile, progress, achievements, settings, drafts and every attempt as one
          JSON file, or just your code, with one folder for each challenge.
        </p>
        <ExportButtons />
      </div>
    </Panel>
  );
}

/** The two export buttons and the result of the last export. */
export function ExportButtons() {
  const { making, failure, saved, save } = useExports();
  return (
    <>
      {failure && (
        <Notice tone="fail" role="alert">
          {failure}
        </Notice>
      )}
      <div className="cluster">
        <Button
          isBusy={making === 'everything'}
          disabled={making !== null}
          onClick={() => save('everything')}
        >
          Export everything (JSON)
        </Button>
        <Button isBusy={making === 'code'} disabled={making !== null} onClick={() => save('code')}>
          Export code (ZIP)
        </Button>
      </div>
      <p className={styles.outcome} role="status">
        {saved && `Saved as ${saved}`}
      </p>
    </>
  );
}
