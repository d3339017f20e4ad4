import { z } from 'zod';

/**
 * A gzipped tar: this note first, then the database folder as PostgreSQL sent it, its manifest,
 * and last the SHA-256 of everything before.
 */
export const FORMAT = 1;
export const NOTE_NAME = 'fabloom-backup.json';
export const MANIFEST_NAME = 'backup_manifest';
export const CHECKSUM_NAME = 'fabloom-backup.sha256';

export const noteSchema = z.object({
  format: z.number(),
  postgresMajor: z.number(),
  createdAt: z.string(),
});
export type BackupNote = z.infer<typeof noteSchema>;
