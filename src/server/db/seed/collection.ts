import type { z } from 'zod';
import type { Queryable } from '#server/db/database.ts';
import { parseContentFile, type ContentFile } from '#server/db/seed/content-file.ts';

/** A kind of content: which files, what they must say, and how they become rows. */
export interface CollectionRules<T> {
  /** Glob, relative to the content folder. */
  pattern: string;
  /** Raise it when `upsert` learns to write something new: every file of the collection is then written again. */
  version: number;
  schema: z.ZodType<T>;
  /** What no two files may both be, e.g. `slug the-red-boat`. */
  claims: (data: T) => string[];
  /** Must find its row by a stable key and leave alone what readers added to it. */
  upsert: (tx: Queryable, data: T) => Promise<void>;
}

export interface Collection {
  pattern: string;
  version: number;
  /** Throws when the file does not follow the rules. */
  prepare(file: ContentFile): PreparedContent;
}

export interface PreparedContent {
  claims: string[];
  write(tx: Queryable): Promise<void>;
}

export function collection<T>({ pattern, version, schema, claims, upsert }: CollectionRules<T>): Collection {
  return {
    pattern,
    version,
    prepare(file) {
      const data = schema.parse(parseContentFile(file));
      return { claims: claims(data), write: (tx) => upsert(tx, data) };
    },
  };
}
