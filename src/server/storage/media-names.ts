import { createHmac } from 'node:crypto';
import type { MediaKind } from '#server/db/schema/media.ts';
import type { Owner } from '#server/storage/owner.ts';

/**
 * Names under which media are kept. They are made with a secret: whoever knows a sentence cannot tell whether it was
 * ever read to somebody, and two owners of the same thing never share a file.
 */
export interface MediaNames {
  nameOf(owner: Owner, kind: MediaKind, ...parts: readonly (string | Uint8Array)[]): string;
  /** What stands for a sentence in the list of an owner's sounds. */
  sourceOf(owner: Owner, text: string): string;
  /** The same, also as older secrets made it. */
  sourcesOf(owner: Owner, text: string): string[];
}

/** The first key is the one in use. */
export function createMediaNames(keys: readonly Uint8Array[]): MediaNames {
  const [current] = keys;
  if (!current) throw new Error('media need a secret for their names');
  return {
    nameOf: (owner, kind, ...parts) => digest(current, [kind, idOf(owner), ...parts]),
    sourceOf: (owner, text) => digest(current, ['source', idOf(owner), text]),
    sourcesOf: (owner, text) => keys.map((key) => digest(key, ['source', idOf(owner), text])),
  };
}

function digest(key: Uint8Array, parts: readonly (string | Uint8Array)[]): string {
  const hmac = createHmac('sha256', key);
  // Each with its length before it, so that no two lists make one name.
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
  return hmac.digest('hex').slice(0, 40);
}

function idOf(owner: Owner): string {
  if (owner.kind === 'account') return `account ${owner.userId}`;
  return owner.kind === 'guest' ? `guest ${owner.guest}` : owner.kind;
}
