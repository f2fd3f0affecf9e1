import { openDatabase } from '../../../../functions/data/database.ts';
import {
  compareMigrations,
  type MigrationComparison,
} from '../../../postgres/compare-migrations.ts';
import { type CurriculumSource, isPublished } from '../../../publish-curriculum.ts';

/** The files that are applied to a stage's database. Defaults to the project's own. */
export interface DeployedFiles {
  /** The directory of the migrations. */
  migrations?: string;
  curriculum?: CurriculumSource;
}

/** How a stage's database differs from what would be deployed. */
export interface DatabasePlan extends MigrationComparison {
  /** The database's host. It is not secret. */
  host: string;
  /** Whether the curriculum files differ from the published curriculum. */
  isCurriculumNew: boolean;
}

/**
 * Compares a stage's database with the files. Only reads.
 *
 * @throws {StartError} if the database is unusable or an applied migration was changed
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
