import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { BYTES_A_SECOND } from '#engines/narrator/to-mp3.ts';
import { storyMultimedia } from '#server/db/schema/multimedia.ts';
import { stories } from '#server/db/schema/stories.ts';
import { makeMultimedia } from '#server/features/multimedia/make.ts';
import { NOBODY_WAITS } from '#server/features/multimedia/progress.ts';
import { createLog } from '#server/log.ts';
import { multimediaTools } from '#server/compose/engines/multimedia-tools.ts';
import { openWorkshop } from '#server/compose/engines/workshop.ts';
import { UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
const log = createLog({ level: 'silent' });
const workshop = await openWorkshop(product.config, database, log);
afterAll(() => workshop.close());

test(
  'with nothing configured a library story gets six scenes and a voice [MM-03] [MM-04]',
  { timeout: 60_000 },
  async () => {
    const [story] = await db.select().from(stories).where(eq(stories.slug, 'the-dragon-who-sneezed-buttons'));
    if (!story) throw new Error('the library lacks a story');
    await makeMultimedia(db, multimediaTools(workshop, log).configured, {
      storyId: story.id,
      language: 'en',
      timestamp: 1,
      soon: true,
      reporter: NOBODY_WAITS,
      signal: new AbortController().signal,
      log,
    });
    const [record] = await db.select().from(storyMultimedia).where(eq(storyMultimedia.storyId, story.id));
    expect(record).toMatchObject({ totalScenes: 6, voiceId: 'en-us', voiceQuality: 'quick' });
    const { scenes = [], words = [], audioUrl, audioDuration } = record ?? {};

    for (const { image_url: url = '' } of scenes) expect((await product.get(url)).status).toBe(200);
    const starts = scenes.map(({ starts_at = -1 }) => starts_at);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(new Set(starts).size).toBe(6);
    for (const { offset = 0, starts_at: start = 0 } of scenes.slice(1))
      expect(words.find((word) => word.offset >= offset)?.start).toBe(start);

    const read = words.map(({ offset, length }) => story.content.slice(offset, offset + length));
    expect(read.slice(0, 3).join(' ')).toBe(
      story.content
        .match(/[\p{L}’']+/gu)
        ?.slice(0, 3)
        .join(' '),
    );
    expect(words.at(-1)?.end).toBeLessThanOrEqual(audioDuration ?? 0);
    const sound = await product.get(audioUrl ?? '');
    expect(sound.status).toBe(200);
    const { byteLength } = await sound.arrayBuffer();
    expect(byteLength / BYTES_A_SECOND / (audioDuration ?? 1)).toBeCloseTo(1, 1);
  },
);
