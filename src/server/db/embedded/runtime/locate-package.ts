import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { errnoOf } from '#server/db/embedded/error-details.ts';

const manifestSchema = z.object({ version: z.string() });

/** The npm package that holds PostgreSQL's programs for one kind of machine. */
export interface ProgramPackage {
  /** Name for a copy of this very version. */
  label: string;
  /** Folder with `bin`, `lib` and `share`. */
  native: string;
}

export function locatePackage(kind = `${process.platform}-${process.arch}`): ProgramPackage {
  const name = `@embedded-postgres/${kind}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = manifestSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    return { label: `postgres-${version}-${kind}`, native: join(root, 'native') };
  } catch (error) {
    if (errnoOf(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new EmbeddedPostgresError(
      'no-binaries',
      `No built-in PostgreSQL for this machine: the package ${name} is not installed. ` +
        'Run npm ci without --omit=optional, or set DATABASE_URL to use a PostgreSQL server.',
      { cause: error },
    );
  }
}
