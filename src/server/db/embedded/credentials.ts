import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncToDisk } from '#server/db/embedded/sync-to-disk.ts';

export const SUPERUSER = 'postgres';
export const APP_NAME = 'fabloom';

/** Passwords of the two roles: the application's owns its database, only backups need the superuser. */
const credentialsSchema = z.object({ superuser: z.string(), app: z.string() });
export type Credentials = z.infer<typeof credentialsSchema>;

/** Inside the database folder, so that a backup brings the passwords that its roles expect. */
const FILE = 'fabloom-credentials.json';

export function newCredentials(): Credentials {
  return { superuser: randomBytes(24).toString('base64url'), app: randomBytes(24).toString('base64url') };
}

export async function saveCredentials(clusterDir: string, credentials: Credentials): Promise<void> {
  const file = join(clusterDir, FILE);
  await writeFile(file, JSON.stringify(credentials), { mode: 0o600 });
  await syncToDisk(file);
}

export async function readCredentials(clusterDir: string): Promise<Credentials> {
  return credentialsSchema.parse(JSON.parse(await readFile(join(clusterDir, FILE), 'utf8')));
}

export function appUrl(credentials: Credentials, port: number): string {
  return `postgresql://${APP_NAME}:${credentials.app}@127.0.0.1:${port}/${APP_NAME}`;
}

export function superuserUrl(credentials: Credentials, port: number): string {
  return `postgresql://${SUPERUSER}:${credentials.superuser}@127.0.0.1:${port}/postgres`;
}
