import { copyFile, open, rm, stat, truncate } from 'node:fs/promises';
import { errnoOf } from '#server/db/embedded/error-details.ts';

const MAX_BYTES = 5_000_000;
const INTERVAL = 60_000;

/**
 * The server writes straight into a file, so that it can still write when we are gone. It only appends:
 * emptying the file under it is safe. One older file is kept.
 */
export async function boundLog(file: string, maxBytes = MAX_BYTES): Promise<void> {
  if ((await sizeOf(file)) <= maxBytes) return;
  // Removed first: it may belong to root, who ran us once.
  await rm(`${file}.1`, { force: true });
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

export function keepLogBounded(file: string): () => void {
  const timer = setInterval(() => {
    // A full disk, say; the next turn tries again.
    boundLog(file).catch(() => {});
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return 0;
    throw error;
  }
}

/** What the server wrote since the log had the given size. */
export async function readLogSince(file: string, offset: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const buffer = Buffer.alloc(16_384);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, offset);
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await handle.close();
  }
}
