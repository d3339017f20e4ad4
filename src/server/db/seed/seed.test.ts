import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { and, count, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADVISORY_LOCKS } from '#server/db/advisory-locks.ts';
import { hearChangedPages, tellChanged } from '#server/db/changed-pages.ts';
import { contentSeeds } from '#server/db/schema/operations.ts';
import { storyVotes } from '#server/db/schema/reactions.ts';
import { achievements } from '#server/db/schema/rewards.ts';
import { seriesTellings, stories, storySeries, storyTellings } from '#server/db/schema/stories.ts';
import { seed } from '#server/db/seed/seed.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const DRAGON = 'library/fairy-tales/the-dragon-who-sneezed-buttons.md';
const OWL = 'library/non-fiction/the-owls-quiet-coat.md';
const BAT = 'library/non-fiction/the-bat-who-shouts.md';

const { db, pool } = await testDatabase();
const make = factories(db);

/** A part of the real content is enough, or each of these tests would read hundreds of stories. */
const PART = /the-(?:dragon-who-sneezed-buttons|owls-quiet-coat|bat-who-shouts|night-shift)\./;
await db.delete(contentSeeds);
await db.delete(stories);
await db.delete(storySeries);

/** A copy that a test may spoil. */
let content: string;

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'fabloom-content-'));
  await cp(resolve('content/library'), join(content, 'library'), {
    recursive: true,
    filter: async (path) => PART.test(path) || (await stat(path)).isDirectory(),
  });
  await cp(resolve('content/achievements.json'), join(content, 'achievements.json'));
  await seed(db, content);
});

afterEach(() => rm(content, { recursive: true, force: true }));

describe('unchanged content', () => {
  test('costs one query', async () => {
    const asked: string[] = [];
    const watched = drizzle(pool, { logger: { logQuery: (query) => asked.push(query) } });
    await seed(watched, content);
    expect(asked).toEqual([expect.stringContaining('from "content_seeds"')]);
  });

  test('leaves every row as it is', async () => {
    const before = await snapshot();
    await seed(db, content);
    expect(await snapshot()).toEqual(before);
  });
});

describe('an edited file', () => {
  test('updates its row and keeps id, votes and favorites', async () => {
    const before = await findStory('the-dragon-who-sneezed-buttons');
    await make.vote({ storyId: before.id, voteType: 'love' });
    await make.favorite({ storyId: before.id });
    await edit(DRAGON, (text) => text.replace('title: The Dragon', 'title: The Little Dragon'));

    const lines = await seedWithLog();

    const after = await findStory('the-dragon-who-sneezed-buttons');
    expect(after.title).toBe('The Little Dragon Who Sneezed Buttons');
    expect(after.id).toBe(before.id);
    expect(await db.$count(storyVotes, eq(storyVotes.storyId, before.id))).toBe(1);
    expect(await countStories('the-dragon-who-sneezed-buttons')).toBe(1);
    expect(lines).toEqual([expect.objectContaining({ msg: 'content seeded', files: 1 })]);
  });

  test('may drop an optional field', async () => {
    await edit(OWL, (text) => text.replace(/^(series|chapter|chapterTitle):.*\n/gm, ''));
    await seed(db, content);
    const owl = await findStory('the-owls-quiet-coat');
    expect(owl).toMatchObject({ seriesId: null, chapterNumber: null, chapterTitle: null });
  });

  test('changes achievements without making more of them', async () => {
    const before = await db.$count(achievements);
    await edit('achievements.json', (text) => text.replace('"points": 200', '"points": 180'));
    await seed(db, content);
    const [house] = await db.select().from(achievements).where(eq(achievements.slug, 'hundred-story-house'));
    expect(house?.points).toBe(180);
    expect(await db.$count(achievements)).toBe(before);
  });

  test('with Windows line ends gives the same story', async () => {
    const before = await findStory('the-dragon-who-sneezed-buttons');
    await edit(DRAGON, (text) => text.replaceAll('\n', '\r\n'));
    await seed(db, content);
    expect((await findStory('the-dragon-who-sneezed-buttons')).content).toBe(before.content);
  });
});

test('new content is told to every process, and a start that brings nothing new tells nothing', async () => {
  const told: (readonly string[])[] = [];
  const heard = hearChangedPages(pool);
  heard.onChange((paths) => told.push(paths));
  // It hears as soon as it is connected.
  const hears = async () => {
    await tellChanged(db, ['/probe']);
    return told;
  };
  await expect.poll(hears, { timeout: 20_000 }).toContainEqual(['/probe']);
  await seed(db, content);
  await tellChanged(db, ['/then']);
  await expect.poll(() => told, { timeout: 20_000 }).toContainEqual(['/then']);
  expect(told).not.toContainEqual(['/']);
  await edit(DRAGON, (text) => text.replace('title: The Dragon', 'title: The Small Dragon'));
  await seed(db, content);
  await expect.poll(() => told, { timeout: 20_000 }).toContainEqual(['/']);
  await heard.close();
});

test('two chapters can change places', async () => {
  await edit(OWL, (text) => text.replace('chapter: 1', 'chapter: 2'));
  await edit(BAT, (text) => text.replace('chapter: 2', 'chapter: 1'));
  await seed(db, content);
  expect((await findStory('the-owls-quiet-coat')).chapterNumber).toBe(2);
  expect((await findStory('the-bat-who-shouts')).chapterNumber).toBe(1);
  expect((await findStory('the-bat-who-shouts')).seriesId).not.toBeNull();
});

test('a file that is gone is reported and its story kept', async () => {
  await rm(join(content, DRAGON));
  const lines = await seedWithLog();
  expect(lines).toEqual([expect.objectContaining({ level: 40, path: DRAGON })]);
  expect(await countStories('the-dragon-who-sneezed-buttons')).toBe(1);
});

test('a renamed file keeps its story when it keeps its slug', async () => {
  const before = await findStory('the-dragon-who-sneezed-buttons');
  const text = await readFile(join(content, DRAGON), 'utf8');
  await rm(join(content, DRAGON));
  await writeFile(
    join(content, 'library/fairy-tales/pim.md'),
    text.replace('---\n', '---\nslug: the-dragon-who-sneezed-buttons\n'),
  );
  await seed(db, content);
  expect((await findStory('the-dragon-who-sneezed-buttons')).id).toBe(before.id);
  expect(await countStories('pim')).toBe(0);
});

test('replicas that start at once write each row once', async () => {
  await db.delete(contentSeeds);
  await db.delete(stories);
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.seed]);
  const replicas = [seedWithLog(), seedWithLog(), seedWithLog()];
  try {
    // All three have by now seen that there is work to do, and wait for their turn.
    await expect.poll(async () => waiting()).toBe(3);
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.seed]);
    holder.release();
  }
  const lines = (await Promise.all(replicas)).flat();
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'content seeded', files: expect.any(Number) as number }),
  ]);
  expect(await countStories('the-dragon-who-sneezed-buttons')).toBe(1);
});

describe('invalid content stops the start and names file and field:', () => {
  test.each([
    ['an unknown age group', DRAGON, 'ageGroup: 3-5', 'ageGroup: 3-6', /buttons\.md: ageGroup: .*"3-5"/],
    ['a missing title', DRAGON, /^title:.*\n/m, '', /buttons\.md: title: /],
    ['a misspelt field', DRAGON, 'theme:', 'theem:', /buttons\.md: .*theem/],
    ['a date that is none', DRAGON, 'date: 2025-10-06', 'date: last autumn', /buttons\.md: date: /],
    [
      'a chapter without a series',
      OWL,
      /^series:.*\n/m,
      '',
      /coat\.md: chapter: series and chapter go together/,
    ],
    [
      'a series that is not there',
      OWL,
      'series: the-night',
      'series: the-day',
      /coat\.md: series: there is no series/,
    ],
    [
      'a chapter number taken twice',
      OWL,
      'chapter: 1',
      'chapter: 2',
      /coat\.md: chapter 2 of the-night-shift is already taken by .*shouts\.md/,
    ],
    ['no front matter', DRAGON, /^---\n/, '', /buttons\.md: must begin with front matter/],
    ['broken YAML', DRAGON, 'characters: [', 'characters: [[', /buttons\.md: /],
    ['an empty story', DRAGON, /---\nPim[^]*/, '---\n', /buttons\.md: content: /],
    ['broken JSON', 'achievements.json', '[', '', /achievements\.json: /],
    [
      'points out of range',
      'achievements.json',
      '"points": 200',
      '"points": 201',
      /achievements\.json: 19\.points: /,
    ],
    [
      'a theme that is missing',
      'achievements.json',
      /,\s*"requirementTheme": "Space"/,
      '',
      /achievements\.json: 7\.requirementTheme: /,
    ],
    [
      'two achievements of one name',
      'achievements.json',
      'Inky Thumbs',
      'A Handful',
      /achievements\.json: name A Handful is already taken/,
    ],
  ])('%s', async (_, file, from, to, message) => {
    const before = await snapshot();
    await edit(file, (text) => text.replace(from, to));
    await expect(seed(db, content)).rejects.toThrow(message);
    expect(await snapshot()).toEqual(before);
  });

  test('every mistake in one message', async () => {
    await edit(DRAGON, (text) =>
      text.replace('ageGroup: 3-5', 'ageGroup: 1-2').replace('theme: Magic', 'theme:'),
    );
    await edit(OWL, (text) => text.replace('ageGroup: 6-8', 'ageGroup: 1-2'));
    await expect(seed(db, content)).rejects.toThrow(
      /buttons\.md: ageGroup[^]*buttons\.md: theme[^]*coat\.md: ageGroup/,
    );
  });

  test('a folder without any content', async () => {
    await expect(seed(db, join(content, 'nowhere'))).rejects.toThrow(/there is no content in .*nowhere/);
  });
});

test('content has the same ids in every installation', async () => {
  expect((await findStory('the-dragon-who-sneezed-buttons')).id).toBe('d6be5a12-66e9-8308-b1ab-097a008c0ee6');
});

// The last: what it brings stays in the database.
describe('a story in another language', () => {
  const telling = `---
title: Der Mantel der Eule
chapterTitle: Der Mantel der Eule
theme: Tiere
setting: Ein Wald
characters: [Die Eule]
questions: [Was hörst du?, Was tust du?, Und wenn?]
people: { the owl: die Eule }
---
Die Eule fliegt.
`;

  test('is a telling of the same one, and an edit changes it', async () => {
    const before = await findStory('the-owls-quiet-coat');
    await writeFile(join(content, OWL.replace('.md', '.de.md')), telling);
    await writeFile(
      join(content, 'library/series/the-night-shift.de.yaml'),
      'title: Nachtschicht\ndescription: Wer ist nachts wach?\n',
    );
    await seed(db, content);
    await edit(OWL.replace('.md', '.de.md'), (text) => text.replace('Die Eule fliegt', 'Sie fliegt'));
    await seed(db, content);
    const tellings = await db
      .select()
      .from(storyTellings)
      .where(and(eq(storyTellings.storyId, before.id), eq(storyTellings.language, 'de')));
    expect(tellings).toEqual([
      expect.objectContaining({ language: 'de', title: 'Der Mantel der Eule', content: 'Sie fliegt.' }),
    ]);
    expect(await findStory('the-owls-quiet-coat')).toEqual(before);
    const series = await db.select().from(seriesTellings).where(eq(seriesTellings.language, 'de'));
    expect(series).toContainEqual(expect.objectContaining({ title: 'Nachtschicht' }));
  });

  test.each([
    ['library/non-fiction/no-such-owl.de.md', /no-such-owl\.de\.md: there is no story "no-such-owl"/],
    [OWL.replace('.md', '.en.md'), /en\.md: "the-owls-quiet-coat" itself is in en/],
    [OWL.replace('.md', '.xx.md'), /coat\.xx\.md: slug: ends in the code of no language/],
  ])('%s is none', async (path, message) => {
    await writeFile(join(content, path), telling);
    await expect(seed(db, content)).rejects.toThrow(message);
  });
});

async function edit(path: string, change: (text: string) => string) {
  const before = await readFile(join(content, path), 'utf8');
  const after = change(before);
  expect(after, 'the edit must change something').not.toBe(before);
  await writeFile(join(content, path), after);
}

async function seedWithLog(): Promise<unknown[]> {
  const lines: unknown[] = [];
  await seed(db, content, pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) }));
  return lines;
}

async function findStory(slug: string) {
  const [story] = await db.select().from(stories).where(eq(stories.slug, slug));
  if (!story) throw new Error(`there is no story ${slug}`);
  return story;
}

async function countStories(slug: string): Promise<number> {
  const [row] = await db.select({ found: count() }).from(stories).where(eq(stories.slug, slug));
  return row?.found ?? 0;
}

async function waiting(): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as sessions from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
  );
  return rows[0].sessions;
}

async function snapshot() {
  return {
    series: await db.select().from(storySeries).orderBy(storySeries.slug),
    stories: await db.select().from(stories).orderBy(stories.slug),
    achievements: await db.select().from(achievements).orderBy(achievements.slug),
    seeds: await db.select().from(contentSeeds).orderBy(contentSeeds.path),
  };
}
