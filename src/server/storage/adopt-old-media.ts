import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { and, eq, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/database.ts';
import { storyMultimedia } from '#server/db/schema/multimedia.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import type { Log } from '#server/log.ts';
import type { Media } from '#server/storage/media.ts';
import { nameInUrl } from '#server/storage/object-store.ts';
import type { Storage } from '#server/storage/open-storage.ts';
import { ofAccount, OURS, type Owner } from '#server/storage/owner.ts';

const decompress = promisify(gunzip);
const OLD_NAME = /(?<=\/pictures\/)[0-9a-f]{40}(?=\.)/g;

export interface Adoption {
  database: Database;
  storage: Storage;
  media: Media;
  log: Log;
}

/**
 * Earlier versions kept pictures under names that told what they were, for nobody in particular, and sounds with their words.
 * What a story shows becomes its owner's, under a new name; everything else goes. Once: then nothing of it is left. Who
 * comes second meanwhile leaves it to the first.
 */
export async function adoptOldMedia({ database, storage, media, log }: Adoption): Promise<void> {
  if (!(await storage.before.hasAny())) return;
  const lock = await database.pool.connect();
  try {
    const { rows } = await lock.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
      ADVISORY_LOCKS.adoptMedia,
    ]);
    if (!rows[0]?.ours) return;
    const ofAccounts = await adoptMyStories(database, storage, media);
    const library = await adoptLibrary(database, storage, media);
    await storage.before.clear();
    log.info({ ofAccounts, library }, 'gave the pictures of before to their owners and removed the rest');
  } finally {
    lock.release(true); // and the lock with it
  }
}

async function adoptMyStories({ db }: Database, storage: Storage, media: Media): Promise<number> {
  const illustrated = await db
    .select({ id: myStories.id })
    .from(myStories)
    .where(sql`${myStories.media}::text like '%/pictures/%'`);
  for (const { id } of illustrated) {
    const [story] = await db.select().from(myStories).where(eq(myStories.id, id));
    if (!story) continue;
    const adopted = await adoptPictures(story.media, ofAccount(story.userId), storage, media);
    // It was not its reader who changed it.
    const updatedAt = sql`${myStories.updatedAt}`;
    await db.update(myStories).set({ media: adopted, updatedAt }).where(eq(myStories.id, id));
  }
  return illustrated.length;
}

async function adoptLibrary({ db }: Database, storage: Storage, media: Media): Promise<number> {
  const made = await db
    .select({
      storyId: storyMultimedia.storyId,
      language: storyMultimedia.language,
      scenes: storyMultimedia.scenes,
      audioUrl: storyMultimedia.audioUrl,
    })
    .from(storyMultimedia);
  for (const { storyId, language, scenes, audioUrl } of made) {
    const changed = {
      scenes: await adoptPictures(scenes, OURS, storage, media),
      audioUrl: audioUrl && (await adoptNarration(audioUrl, storage)),
      updatedAt: sql`${storyMultimedia.updatedAt}`,
    };
    const isIt = and(eq(storyMultimedia.storyId, storyId), eq(storyMultimedia.language, language));
    await db.update(storyMultimedia).set(changed).where(isIt);
  }
  return made.length;
}

/** The same with new addresses. A picture that is not there any more keeps its old one, where nothing is found. */
async function adoptPictures<Shown>(
  shown: Shown,
  owner: Owner,
  { before }: Storage,
  media: Media,
): Promise<Shown> {
  let text = JSON.stringify(shown);
  for (const old of new Set(text.match(OLD_NAME))) {
    const drawing = await before.picture(`${old}.svg.gz`);
    const bytes = drawing ?? (await before.picture(`${old}.original`));
    if (!bytes) continue;
    const name = media.names.nameOf(owner, 'pictures', drawing ? await decompress(drawing) : bytes);
    const ending = drawing ? '.svg.gz' : '.original';
    await media.keep({ kind: 'pictures', owner, name, ending, bytes });
    text = text.replaceAll(old, name);
  }
  return JSON.parse(text) as Shown;
}

async function adoptNarration(url: string, { before, objects }: Storage): Promise<string> {
  const name = nameInUrl(url);
  const bytes = await before.narration(name);
  if (!bytes) return url;
  const bucket = 'story-audio';
  await objects.put({ bucket, name, bytes, contentType: 'audio/mpeg', upsert: true });
  return objects.publicUrl(bucket, name);
}
