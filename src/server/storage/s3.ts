import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Config } from '#server/config.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import {
  ObjectExistsError,
  requireObjectName,
  STORAGE_PATH,
  type ObjectStore,
} from '#server/storage/object-store.ts';
import type { Storage } from '#server/storage/open-storage.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** One bucket of any store that speaks S3; our own buckets and kinds of files are its folders. */
export function openS3({
  endpoint,
  region,
  bucket: Bucket,
  accessKeyId,
  secretAccessKey,
  publicUrl,
}: S3Config): Storage & { close(): void } {
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Not every store that speaks S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function read(Key: string): Promise<Uint8Array | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return await Body?.transformToByteArray();
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
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
      const Key = keyOf(bucket, name);
      if (!upsert) return putNew(Key, bytes, contentType);
      const put = { Bucket, Key, Body: bytes, ContentType: contentType, CacheControl: FOR_EVER };
      await client.send(new PutObjectCommand(put));
    },
    // Without an address of its own we read it out to whoever asks.
    publicUrl: (bucket, name) => `${publicUrl ?? STORAGE_PATH}/${keyOf(bucket, name)}`,
    read: async (bucket, name) => read(keyOf(bucket, name)),
    async delete(bucket, name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(bucket, name) }));
    },
  };

  return {
    objects,
    files: (kind): FileStore => ({
      async keep(name, bytes) {
        await client.send(new PutObjectCommand({ Bucket, Key: keyOf(kind, name), Body: bytes }));
      },
      read: (name) => read(keyOf(kind, name)),
    }),
    close: () => client.destroy(),
  };
}

function keyOf(folder: string, name: string): string {
  return `${folder}/${requireObjectName(name)}`;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
