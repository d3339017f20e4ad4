import { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import { notFound } from '#server/http/errors.ts';
import { sendRange } from '#server/storage/send-range.ts';
import { BUCKETS, isObjectName, type ObjectStore } from '#server/storage/object-store.ts';

const TYPES: Readonly<Record<string, string>> = { mp3: 'audio/mpeg' };

/** `/storage/v1/object/public/<bucket>/<name>`, whole or in parts: a player jumps to and fro. */
export function publicObjects({ objects }: { objects: ObjectStore }) {
  return new Hono<AppEnv>().get('/:bucket/:name', async (c) => {
    const name = c.req.param('name');
    const bucket = BUCKETS.find((each) => each === c.req.param('bucket'));
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
    const bytes = bucket && type && isObjectName(name) ? await objects.read(bucket, name) : undefined;
    if (!bytes || !type) return notFound(c);
    // A new narration has a new name.
    return sendRange(c, bytes, { type, cache: 'public, max-age=31536000, immutable' });
  });
}
