import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { z } from 'zod';
import { NO_ROOM_FOR_RECORDINGS, NOT_A_RECORDING } from '#contract/recordings.ts';
import {
  LONGEST_RECORDING_S,
  MOST_RECORDING_BYTES,
  PAGE_MARK,
  RECORDINGS_SHARE,
  RELATIONS,
  type Relation,
  SHORTEST_RECORDING_S,
} from '#domain/recordings.ts';
import { readRecording, type RecordedSound } from '#engines/narrator/recording.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { RecordingShelf } from '#server/features/recordings/shelf.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import { limitBodyTo } from '#server/http/limit-body.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { sendRange } from '#server/storage/send-range.ts';

const WRITES = { name: 'recordings', points: 120, seconds: 600 };
const READS = { name: 'recordings-heard', points: 600, seconds: 600 };
/** Never on a disk between us and the family: not in a proxy, nor in the cache of a browser that others use as well. */
const PRIVATE = 'private, no-store';

export interface RecordingsDependencies {
  limits: RateLimiting;
  guards: Guards;
  shelf: RecordingShelf;
  /** How many bytes an account may keep of all kinds. */
  perAccount: number;
  /** Whether it is in My Stories of somebody. */
  hasStory: (userId: string, storyId: string) => Promise<boolean>;
}

const refuse = ({ success }: { success: boolean }) => {
  if (!success) throw missing();
};
const story = zValidator('param', z.object({ id: z.guid() }), refuse);
const page = zValidator('param', z.object({ id: z.guid(), page: z.string().regex(PAGE_MARK) }), refuse);
/** Who reads stands in the question, which no log keeps. */
const voice = zValidator('query', z.object({ voice: z.enum(RELATIONS) }), refuse);

const limitBody = limitBodyTo(MOST_RECORDING_BYTES, 'The recording is longer than we can keep (3 minutes)');

/** `/my-stories/:id/recordings`: a story, read by its own family. */
export function recordingsRoutes({ limits, guards, shelf, perAccount, hasStory }: RecordingsDependencies) {
  const { requireUser } = guards;
  const [calm, heard] = [limits.perAddress(WRITES), limits.perAddress(READS)];
  const requireRoom = async (userId: string) => {
    if ((await shelf.bytesOf(userId)) >= perAccount * RECORDINGS_SHARE)
      throw new AppError(413, NO_ROOM_FOR_RECORDINGS, 'There is no room for more recordings in this account');
  };
  return new Hono<AppEnv>()
    .get('/:id/recordings', requireUser, story, async (c) => {
      const { id: storyId } = c.req.valid('param');
      const userId = c.get('user').id;
      if (!(await hasStory(userId, storyId))) throw missing();
      const recordings = await shelf.list({ userId, storyId });
      const sent = recordings.map((each) => ({ ...each, createdAt: each.createdAt.toISOString() }));
      return c.json({ recordings: sent }, 200, { 'Cache-Control': PRIVATE });
    })
    .delete('/:id/recordings', calm, requireUser, story, voice, async (c) => {
      const which = { storyId: c.req.valid('param').id, ...c.req.valid('query') };
      if (!(await shelf.remove({ userId: c.get('user').id, ...which }))) throw missing();
      return c.body(null, 204);
    })
    .get('/:id/recordings/:page', heard, requireUser, page, voice, async (c) => {
      const which = whichOf(c.req.valid('param'), c.req.valid('query'));
      const sound = await shelf.read({ userId: c.get('user').id, ...which });
      if (!sound) throw missing();
      return sendRange(c, sound, { type: 'audio/mpeg', cache: PRIVATE });
    })
    .put('/:id/recordings/:page', calm, requireUser, page, voice, limitBody, async (c) => {
      const which = whichOf(c.req.valid('param'), c.req.valid('query'));
      const userId = c.get('user').id;
      if (!(await hasStory(userId, which.storyId))) throw missing();
      await requireRoom(userId);
      const sound = requireSound(new Uint8Array(await c.req.arrayBuffer()));
      if (!(await shelf.keep({ userId, ...which }, sound))) throw missing();
      return c.body(null, 204);
    })
    .delete('/:id/recordings/:page', calm, requireUser, page, voice, async (c) => {
      const which = whichOf(c.req.valid('param'), c.req.valid('query'));
      if (!(await shelf.remove({ userId: c.get('user').id, ...which }))) throw missing();
      return c.body(null, 204);
    });
}

function whichOf({ id: storyId, page: mark }: { id: string; page: string }, of: { voice: Relation }) {
  return { storyId, page: mark, ...of };
}

/** What it is called does not matter; what it is does. */
function requireSound(bytes: Uint8Array): RecordedSound {
  const sound = readRecording(bytes);
  if (!sound) throw new AppError(415, NOT_A_RECORDING, 'This is no recording that we can read');
  if (sound.duration < SHORTEST_RECORDING_S || sound.duration > LONGEST_RECORDING_S)
    throw new AppError(422, NOT_A_RECORDING, 'A recording lasts between a moment and three minutes');
  return sound;
}

function missing(): AppError {
  return new AppError(404, 'not_found', 'There is no such recording');
}
