import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { DataExportDocument } from '../../graphql/__generated__/operations.ts';
import { loadWithRetry } from '../../lazy-page.ts';
import { logFailure } from '../../log-failure.ts';
import { codeArchive } from './code-archive.ts';
import { refusalOf } from './refusal-of.ts';
import { saveFile } from './save-file.ts';

/** What can be exported: everything as one JSON document, or the code as a ZIP file. */
export type ExportKind = 'everything' | 'code';

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
export function useExports(): Exports {
  const client = useApolloClient();
  const [making, setMaking] = useState<ExportKind | null>(null);
  const [failure, setFailure] = useState('');
  const [saved, setSaved] = useState('');

  const fetchDocument = async () => {
    const query = { query: DataExportDocument, fetchPolicy: 'no-cache' } as const;
    const viewer = (await client.query(query)).data?.viewer;
    if (!viewer) throw new Error('The export contains no learner.');
    return viewer;
  };

  const save = async (kind: ExportKind) => {
    setMaking(kind);
    setFailure('');
    setSaved('');
    try {
      const { username, dataExport } = await fetchDocument();
      const name = fileName(username, kind, new Date());
      const content = kind === 'code' ? await zipped(dataExport) : jsonOf(dataExport);
      saveFile(name, content);
      setSaved(name);
    } catch (error) {
      logFailure('The data could not be exported.', error);
      setFailure(refusalOf(error).message);
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
