import { open } from 'node:fs/promises';

/** Makes renames in a folder, or the content of a file, survive a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
