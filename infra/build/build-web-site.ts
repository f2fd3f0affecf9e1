import { buildWeb } from '../../web/build.ts';
import { addApiReference } from './api-reference.ts';
import { addLicenseNotices } from './license-notices.ts';
import { precompress } from './precompress.ts';
import { replaceDirectory } from './replace-directory.ts';

/** Builds everything a web server serves: the web client and the API reference, compressed. */
export async function buildWebSite(output: string, report: (line: string) => void): Promise<void> {
  await replaceDirectory(output, async (draft) => {
    await buildWeb(draft, report);
    await addApiReference(draft);
    await addLicenseNotices(draft);
    report('Compressing');
    await precompress(draft);
  });
}
