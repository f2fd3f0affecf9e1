import type { LabScenario } from '../sandbox/lab/scenario.ts';
import type { ContentFolder } from './content-folder.ts';

/**
 * Adds the source of each application to a lab.
 *
 * @param path the folder with the applications' files, relative to the content folder
 * @throws {ContentError} if a file is missing
 */
export async function loadApps(
  folder: ContentFolder,
  path: string,
  lab: LabScenario | null,
): Promise<LabScenario | null> {
  if (lab?.apps === undefined) return lab;
  const apps = await Promise.all(
    Object.entries(lab.apps).map(async ([name, app]) => {
      const source = await folder.read(
        `${path}/${app.file}`,
        'Write the application of the lab: `handle(request, store)`.',
      );
      return [name, { ...app, source }] as const;
    }),
  );
  return { ...lab, apps: Object.fromEntries(apps) };
}
