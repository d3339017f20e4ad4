import type { BlockList } from 'node:net';
import { clientAddress, networkOf, type Asking } from '#server/http/client-address.ts';

/** Whose pictures and sounds they are. What belongs to one is never shown to be another's. */
export type Owner =
  | { kind: 'account'; userId: string }
  /** Somebody without an account, known by something that stands for their address and cannot be turned back. */
  | { kind: 'guest'; guest: string }
  /** The library's, the catalogue's, our articles': they stay. */
  | { kind: 'ours' };

export const OURS: Owner = { kind: 'ours' };

/** For queues, in memory only. */
export function keyOfOwner(owner: Owner): string {
  if (owner.kind === 'ours') return owner.kind;
  return `${owner.kind} ${owner.kind === 'account' ? owner.userId : owner.guest}`;
}

export function ofAccount(userId: string): Owner {
  return { kind: 'account', userId };
}

/** Whose what somebody asks for will be; who they are, a guard has said. */
export type OwnerOf = (c: Asking, user: { id: string } | null) => Owner;

export interface OwnerOfOptions {
  /** With a secret: nobody who reads the database can turn it back. */
  fingerprint: (value: string) => Buffer;
  trustedProxies: BlockList;
}

export function createOwnerOf({ fingerprint, trustedProxies }: OwnerOfOptions): OwnerOf {
  return (c, user) => {
    if (user) return ofAccount(user.id);
    const network = networkOf(clientAddress(c, trustedProxies));
    return { kind: 'guest', guest: fingerprint(`guest ${network}`).toString('base64url') };
  };
}
