export const STORAGE_PATH = '/storage/v1/object/public';

export const BUCKETS = ['story-audio'] as const;
export type Bucket = (typeof BUCKETS)[number];

export interface StoredObject {
  bucket: Bucket;
  name: string;
  bytes: Uint8Array;
  contentType: string;
  /** Takes the place of what has this name already; otherwise that is an error. */
  upsert: boolean;
}

/** Where files with a public address are kept. An object is there whole, or not at all. */
export interface ObjectStore {
  put(object: StoredObject): Promise<void>;
  /** Where a browser finds it. */
  publicUrl(bucket: Bucket, name: string): string;
  read(bucket: Bucket, name: string): Promise<Uint8Array | undefined>;
  /** What is not there is gone already. */
  delete(bucket: Bucket, name: string): Promise<void>;
}

export class ObjectExistsError extends Error {
  override name = 'ObjectExistsError';
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

export function isObjectName(name: string): boolean {
  return NAME.test(name) && !name.includes('..');
}

export function requireObjectName(name: string): string {
  if (!isObjectName(name)) throw new Error('not a name of a stored object');
  return name;
}

/** Its last part is its name. */
export function nameInUrl(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
