import { openDatabase } from '../../../../functions/data/database.ts';
import {
  compareMigrations,
  type MigrationComparison,
} from '../../../postgres/compare-migrations.ts';
import { type CurriculumSource, isPublished } from '../../../publish-curriculum.ts';

/** What is brought to the database of a stage; the project's own unless told. */
export interface DeployedFiles {
  /** The directory of the migrations. */
  migrations?: string;
  curriculum?: CurriculumSource;
}

/** How the database of a stage stands to what would be deployed. */
export interface DatabasePlan extends MigrationComparison {
  /** As its address names it; nothing of it is secret. */
  host: string;
  /** Whether the curriculum of the files is not the published one. */
  isCurriculumNew: boolean;
}

/**
 * Compares the database of a stage with the files. Reads only.
 *
 * @throws {StartError} when the database cannot be used, or an applied migration was changed
 */
export async function planDatabase(
  databaseUrl: string,
  files: DeployedFiles = {},
): Promise<DatabasePlan> {
  const migrations = await compareMigrations(databaseUrl, files.migrations);
  const { database, close } = openDatabase(databaseUrl, { connections: 1 });
  try {
    const isCurriculumNew = !(await isPublished(database, files.curriculum));
    return { ...migrations, host: new URL(databaseUrl).host, isCurriculumNew };
  } finally {
    await close();
  }
}
