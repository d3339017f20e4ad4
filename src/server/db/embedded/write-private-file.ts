import { rm, writeFile } from 'node:fs/promises';

/** Writes a file for our eyes only. Made anew each time: a leftover may belong to root, who ran us once. */
export async function writePrivateFile(path: string, content: string): Promise<void> {
  await rm(path, { force: true });
  await writeFile(path, content, { mode: 0o600, flag: 'wx' });
}
