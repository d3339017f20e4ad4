import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Config } from '#server/config.ts';
import type { MediaStore } from '#server/storage/file-store.ts';
import {
  ObjectExistsError,
  requireObjectName,
  STORAGE_PATH,
  type ObjectStore,
} from '#server/storage/object-store.ts';
import type { StorageHealth } from '#server/storage/folder-health.ts';
import type { EarlierStorage, Storage } from '#server/storage/open-storage.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** What has a public address lies in a folder of its own: nothing else of the bucket need be open to the world. */
const PUBLIC = 'public/';
const PRIVATE = 'private/';
/** Folders of versions that did not tell the two apart. */
const EARLIER = ['pictures/', 'speech/', 'art/', 'story-audio/'];
const AT_ONCE = 8;
/** By which we see whether anything can be kept. */
const SAMPLE = `${PRIVATE}sample`;
const LOOK_MS = 4_000;
const WRITE_EVERY_MS = 600_000;
const NO_BUCKET = 'NoSuchBucket';
const KEY_FAULTS: ReadonlySet<string> = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch']);
/** Too slow, and too much. */
const BUSY: ReadonlySet<number> = new Set([408, 429]);
/** A store that does not answer must not hold up whoever is answered already. */
const PATIENCE = { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true };

/** One bucket of any store that speaks S3; our own buckets and kinds of files are folders in it. */
export function openS3({
  endpoint,
  region,
  bucket: Bucket,
  accessKeyId,
  secretAccessKey,
  publicUrl,
}: S3Config): Storage {
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: PATIENCE,
    maxAttempts: 2,
    // Not every store that speaks S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function read(Key: string): Promise<Uint8Array | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return await Body?.transformToByteArray();
    } catch (error) {
      // Without a bucket nothing is known of what is in it.
      if (statusOf(error) === 404 && nameOf(error) !== NO_BUCKET) return undefined;
      throw error;
    }
  }

  async function isThere(Key: string): Promise<boolean> {
    try {
      await client.send(new HeadObjectCommand({ Bucket, Key }));
      return true;
    } catch (error) {
      if (statusOf(error) === 404) return false;
      throw error;
    }
  }

  async function putNew(Key: string, Body: Uint8Array, ContentType: string): Promise<void> {
    const taken = new ObjectExistsError(`${Key} is there already`);
    // Stores that do not know the condition below at least tell what was there a moment ago.
    if (await isThere(Key)) throw taken;
    const put = { Bucket, Key, Body, ContentType, CacheControl: FOR_EVER, IfNoneMatch: '*' };
    try {
      await client.send(new PutObjectCommand(put));
    } catch (error) {
      throw [409, 412].includes(statusOf(error) ?? 0) ? taken : error;
    }
  }

  const objects: ObjectStore = {
    async put({ bucket, name, bytes, contentType, upsert }) {
      const Key = publicKey(bucket, name);
      if (!upsert) return putNew(Key, bytes, contentType);
      const put = { Bucket, Key, Body: bytes, ContentType: contentType, CacheControl: FOR_EVER };
      await client.send(new PutObjectCommand(put));
    },
    // Without an address of its own we read it out to whoever asks.
    publicUrl: (bucket, name) => `${publicUrl ?? STORAGE_PATH}/${bucket}/${requireObjectName(name)}`,
    read: async (bucket, name) => read(publicKey(bucket, name)),
    async delete(bucket, name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: publicKey(bucket, name) }));
    },
  };

  async function* keysIn(Prefix: string): AsyncIterable<string> {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      for (const { Key } of page.Contents ?? []) if (Key) yield Key;
    }
  }

  /** One by one, some at a time: not every store that speaks S3 knows how to remove many with one request. */
  async function remove(keys: readonly string[]): Promise<void> {
    for (let i = 0; i < keys.length; i += AT_ONCE) {
      const some = keys.slice(i, i + AT_ONCE);
      await Promise.all(some.map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
    }
  }

  const files = (kind: string): MediaStore => {
    const folder = `${PRIVATE}${kind}/`;
    const keyOf = (name: string) => folder + requireObjectName(name);
    return {
      async keep(name, bytes) {
        await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name), Body: bytes }));
      },
      read: async (name) => read(keyOf(name)),
      delete: async (names) => remove(names.map(keyOf)),
      async *list() {
        for await (const key of keysIn(folder)) yield key.slice(folder.length);
      },
      // An object is there whole or not at all.
      tidy: async () => undefined,
    };
  };

  const before: EarlierStorage = {
    async hasAny() {
      for (const prefix of EARLIER) for await (const _key of keysIn(prefix)) return true;
      return false;
    },
    picture: async (file) => read(`pictures/${requireObjectName(file)}`),
    narration: async (file) => read(`story-audio/${requireObjectName(file)}`),
    async clear() {
      const keys: string[] = [];
      for (const prefix of EARLIER) for await (const key of keysIn(prefix)) keys.push(key);
      await remove(keys);
    },
  };

  let wroteAt = -Infinity;
  /** Tries, as with a folder; it writes at the start and now and then only, for every write is paid for. */
  async function health(): Promise<StorageHealth> {
    const abortSignal = AbortSignal.timeout(LOOK_MS);
    const sample = { Bucket, Key: SAMPLE };
    try {
      if (performance.now() - wroteAt > WRITE_EVERY_MS) {
        await client.send(new PutObjectCommand({ ...sample, Body: Buffer.of(1) }), { abortSignal });
        wroteAt = performance.now();
      }
      await client.send(new GetObjectCommand(sample), { abortSignal });
      return { state: 'fine' };
    } catch (error) {
      wroteAt = -Infinity;
      const where = endpoint ?? `Amazon S3, ${region}`;
      const why = refusalOf(error, { where, Bucket, accessKeyId });
      return why ? { state: 'refused', why } : { state: 'away' };
    }
  }

  return {
    objects,
    files,
    before,
    health,
    close: () => client.destroy(),
  };
}

function publicKey(bucket: string, name: string): string {
  return `${PUBLIC}${bucket}/${requireObjectName(name)}`;
}

/** What only an operator can put right; undefined where the store is away, or too busy. */
function refusalOf(
  error: unknown,
  { where, Bucket, accessKeyId }: { where: string; Bucket: string; accessKeyId: string },
): string | undefined {
  const status = statusOf(error) ?? 500;
  if (status >= 500 || BUSY.has(status)) return undefined;
  if (nameOf(error) === NO_BUCKET)
    return `The store (${where}) has no bucket "${Bucket}". Make it, or set S3_BUCKET.`;
  const said = `${status} ${nameOf(error)}`;
  if (KEY_FAULTS.has(nameOf(error)))
    return `The store (${where}) does not know the key "${accessKeyId}" with its secret (${said}). Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
  if (status === 403)
    return `The store (${where}) does not let the key "${accessKeyId}" write to and read from the bucket "${Bucket}" (${said}). Give it these rights, or set S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_BUCKET.`;
  return `The store (${where}) refuses what is asked of the bucket "${Bucket}" (${said}). Look at S3_ENDPOINT and S3_REGION.`;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
