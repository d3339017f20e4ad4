import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ADVISORY_LOCKS } from '#server/db/advisory-locks.ts';
import { EVERYTHING, tellChanged } from '#server/db/changed-pages.ts';
import type { Queryable } from '#server/db/database.ts';
import { contentSeeds } from '#server/db/schema/operations.ts';
import type { Collection, PreparedContent } from '#server/db/seed/collection.ts';
import { COLLECTIONS } from '#server/db/seed/collections.ts';
import { ContentError, isFaultOfContent, problemsOf } from '#server/db/seed/content-error.ts';
import { hashOf, readContentFiles, type ContentFile } from '#server/db/seed/content-file.ts';
import type { Log } from '#server/log.ts';

interface FoundFile {
  file: ContentFile;
  hash: string;
  collection: Collection;
}

interface PreparedFile {
  path: string;
  hash: string;
  content: PreparedContent;
}

/**
 * Brings the rows that come from `content/` up to date. Content that did not change costs one small query; a file
 * that is gone leaves its rows, because readers may have voted for them.
 */
export async function seed(db: NodePgDatabase, contentDir: string, log?: Log): Promise<void> {
  const files = await findFiles(contentDir);
  const seeded = await readSeeded(db);
  for (const path of seeded.keys()) {
    if (!files.some(({ file }) => file.path === path)) {
      log?.warn({ path }, 'a content file is gone; what it brought stays in the database');
    }
  }
  if (files.every(({ file, hash }) => seeded.get(file.path) === hash)) return;

  // All are read, not only the changed ones: a new file may claim what an old one has.
  const prepared = prepare(files);
  const written = await db.transaction((tx) => writeChanged(tx, prepared));
  if (written > 0) log?.info({ files: written }, 'content seeded');
}

async function findFiles(contentDir: string): Promise<FoundFile[]> {
  const found = await Promise.all(
    COLLECTIONS.map(async (collection) => {
      const files = await readContentFiles(contentDir, collection.pattern);
      return files.map((file) => ({ file, hash: hashOf(file, collection.version), collection }));
    }),
  );
  if (found.flat().length === 0) throw new ContentError([`there is no content in ${contentDir}`]);
  return found.flat();
}

async function readSeeded(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.select({ path: contentSeeds.path, hash: contentSeeds.hash }).from(contentSeeds);
  return new Map(rows.map((row) => [row.path, row.hash]));
}

function prepare(files: FoundFile[]): PreparedFile[] {
  const problems: string[] = [];
  const owners = new Map<string, string>();
  const prepared: PreparedFile[] = [];
  for (const { file, hash, collection } of files) {
    try {
      const content = collection.prepare(file);
      for (const claim of content.claims) {
        const key = `${collection.pattern}: ${claim}`;
        const owner = owners.get(key);
        if (owner !== undefined) problems.push(`${file.path}: ${claim} is already taken by ${owner}`);
        owners.set(key, file.path);
      }
      prepared.push({ path: file.path, hash, content });
    } catch (error) {
      problems.push(...problemsOf(file.path, error));
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return prepared;
}

async function writeChanged(tx: Queryable, files: PreparedFile[]): Promise<number> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.seed})`);
  // Another replica may have done the work while this one waited for its turn.
  const seeded = await readSeeded(tx);
  const changed = files.filter((file) => seeded.get(file.path) !== file.hash);
  for (const file of changed) await write(tx, file);
  // Lists and pages of other processes may show any of it.
  if (changed.length > 0) await tellChanged(tx, [EVERYTHING]);
  return changed.length;
}

async function write(tx: Queryable, { path, hash, content }: PreparedFile) {
  try {
    await content.write(tx);
  } catch (error) {
    if (!isFaultOfContent(error)) throw error;
    throw new ContentError(problemsOf(path, error), { cause: error });
  }
  await tx
    .insert(contentSeeds)
    .values({ path, hash })
    .onConflictDoUpdate({ target: contentSeeds.path, set: { hash, seededAt: sql`now()` } });
}
