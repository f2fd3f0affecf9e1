import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const OWN_FILES = ['index.html', 'initialize.js'];
const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/**
 * Adds the API reference to the built web client: Swagger UI's own files and our page. The page contains no inline
 * script, so that the strict content security policy allows it.
 */
export async function addApiReference(web: string): Promise<void> {
  const target = path.join(web, 'api/docs');
  await mkdir(target, { recursive: true });
  const swagger = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist'));
  const own = path.join(import.meta.dirname, 'api-docs');
  await Promise.all([
    ...OWN_FILES.map((file) => copyFile(path.join(own, file), path.join(target, file))),
    ...SWAGGER_FILES.map((file) => copyFile(path.join(swagger, file), path.join(target, file))),
  ]);
}
