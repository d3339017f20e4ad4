import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { seriesTellings, stories, storyTellings } from '#server/db/schema/stories.ts';
import {
  libraryStory,
  seriesCard,
  storyCard,
  storyScenes,
  topStory,
  type LibraryStory,
  type StoryScenes,
  type SeriesCard,
  type StoryCard,
  type TopStory,
} from '#contract/library.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const product = await testProduct(database, UNHURRIED);

async function read<Body>(path: string): Promise<Body> {
  const answer = await product.get(`/api/library${path}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Body;
}

const list = async (query = '') => (await read<{ stories: StoryCard[] }>(`/stories${query}`)).stories;
const open = async (idOrSlug: string) => (await read<{ story: LibraryStory }>(`/stories/${idOrSlug}`)).story;
const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title);
const day = (date: string) => new Date(`${date}T00:00:00Z`);

test('every story of the library has a whole card, the newest first [LB-05]', async () => {
  const stories = await list();
  expect(stories.length).toBeGreaterThan(40);
  for (const card of stories) storyCard.parse(card);
  const times = stories.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('a card holds the first 150 characters and the minutes it takes to read [LB-04] [LB-05]', async () => {
  const content = `${'The boat was red. '.repeat(50)}\n\n${'It sailed. '.repeat(50)}`.trim();
  const { slug } = await make.story({ title: 'A Quagga Goes Sailing', content });
  const [card] = await list('?q=quagga');
  expect(card).toMatchObject({ slug, preview: `${content.slice(0, 150).trimEnd()}…`, readMinutes: 2 });
  expect(card?.picture).toBe(`/art/stories/${slug}.webp`);
});

test('a story brings what to talk about, a card does not [RB-08]', async () => {
  const questions = ['What does the red boat carry?', 'Where would you sail?', 'What if it flew?'];
  const { slug } = await make.story({ title: 'A Talkative Quoll', questions });
  expect((await open(slug)).questions).toEqual(questions);
  expect((await list('?q=quoll'))[0]).not.toHaveProperty('questions');
});

test('chapters are found through their series, standalone stories alone [LB-05]', async () => {
  const series = await make.series({ title: 'The Zorilla Papers' });
  await make.chapter({ seriesId: series.id, title: 'Zorilla, First' });
  await make.story({ title: 'A Zorilla Alone', category: 'Non Fiction', createdAt: day('2001-01-01') });
  await make.story({ title: 'The Zorilla Prince', category: 'Fairy Tales', createdAt: day('2002-02-02') });
  expect(titles(await list('?q=zorilla'))).toEqual(['The Zorilla Prince', 'A Zorilla Alone']);
  expect(titles(await list('?q=zorilla&category=Non+Fiction'))).toEqual(['A Zorilla Alone']);
  expect(titles(await list('?q=zorilla&category=Fairy+Tales'))).toEqual(['The Zorilla Prince']);
});

test('the search finds titles, themes, settings and any character, whatever the case [LB-02] [LB-09]', async () => {
  await make.story({ title: 'The Wombat’s Hat' });
  await make.story({ title: 'By Theme', theme: 'Wombats' });
  await make.story({ title: 'By Character', characters: ['A fox', 'Old WOMBAT'] });
  await make.story({ title: 'By Setting', setting: 'Wombat Hill' });
  await make.story({ title: 'Not This One', content: 'A wombat.' });
  const found = titles(await list('?q=%20wOmBaT'));
  expect(found.toSorted()).toEqual(['By Character', 'By Setting', 'By Theme', 'The Wombat’s Hat']);
  expect(await list('?q=100%25_')).toEqual([]);
});

test('an age is matched exactly, and all is everything [LB-02]', async () => {
  await make.story({ title: 'Numbat, small', ageGroup: '3-5' });
  await make.story({ title: 'Numbat, large', ageGroup: '9-12' });
  expect(titles(await list('?q=numbat&age=3-5'))).toEqual(['Numbat, small']);
  expect(await list('?q=numbat&age=all')).toHaveLength(2);
  expect(await list('?q=numbat&age=6-8')).toEqual([]);
});

test.each(['/stories?age=7', '/stories?category=Poems', '/top?limit=0', '/top?limit=many'])(
  'there is nothing at %s',
  async (path) => {
    expect((await product.get(`/api/library${path}`)).status).toBe(400);
  },
);

test('a series tells its chapters, in order and with longer previews [LB-03] [LB-05]', async () => {
  const series = await make.series({ title: 'How Quolls Count' });
  const content = 'Quolls count on their toes. '.repeat(20).trim();
  const chapters = [
    await make.chapter({ seriesId: series.id, chapterNumber: 2, title: 'Two', content, ageGroup: '9-12' }),
    await make.chapter({ seriesId: series.id, chapterNumber: 1, title: 'One', content, ageGroup: '6-8' }),
    await make.chapter({ seriesId: series.id, chapterNumber: 3, title: 'Three', content, ageGroup: '6-8' }),
  ];
  const { series: all } = await read<{ series: SeriesCard[] }>('/series?q=quolls');
  expect(all).toEqual([
    {
      id: series.id,
      slug: series.slug,
      title: 'How Quolls Count',
      description: series.description,
      category: 'Non Fiction',
      language: 'en',
      inEnglish: [],
      chapters: 3,
      ageGroups: ['6-8', '9-12'],
      picture: `/art/stories/${chapters[1]?.slug}.webp`,
      createdAt: series.createdAt.toISOString(),
    },
  ]);
  seriesCard.parse(all[0]);
  const whole = await read<{ series: SeriesCard; chapters: StoryCard[] }>(`/series/${series.slug}`);
  expect(whole.series).toEqual(all[0]);
  expect(titles(whole.chapters)).toEqual(['One', 'Two', 'Three']);
  expect(whole.chapters.map(({ chapterNumber, seriesSlug }) => [chapterNumber, seriesSlug])).toEqual([
    [1, series.slug],
    [2, series.slug],
    [3, series.slug],
  ]);
  expect(whole.chapters[0]?.preview).toBe(`${content.slice(0, 200).trimEnd()}…`);
});

test('series are found by title or description, in their category [LB-03]', async () => {
  await make.series({ title: 'About Tapirs' });
  await make.series({ title: 'Noses', description: 'Of TAPIRS and others.' });
  const find = async (query: string) => (await read<{ series: SeriesCard[] }>(`/series${query}`)).series;
  expect(titles(await find('?q=tapirs')).toSorted()).toEqual(['About Tapirs', 'Noses']);
  expect(await find('?q=tapirs&category=Fairy+Tales')).toEqual([]);
  expect(await find('?q=tapirs&category=Non+Fiction')).toHaveLength(2);
});

describe('a story in several languages', () => {
  const german = {
    title: 'Der Ameisenbär auf dem Eis',
    content: 'Erstens.\n\nZweitens.',
    questions: ['Was siehst du?', 'Was tust du?', 'Und wenn?'],
    theme: 'Mut',
    characters: ['Der Ameisenbär'],
    setting: 'Über den Dächern',
  };
  async function toldTwice() {
    const story = await make.story({
      title: 'An Aardvark on Ice',
      content: 'First.\n\nSecond.',
      setting: 'Roofs',
    });
    await db.insert(storyTellings).values({ storyId: story.id, language: 'de', ...german });
    return story;
  }

  test('is shown in the reader’s, and says which others there are', async () => {
    const { id, slug } = await toldTwice();
    const [inGerman] = await list('?q=aardvark&language=de');
    expect(inGerman).toMatchObject({
      id,
      title: german.title,
      language: 'de',
      original: 'en',
      preview: 'Erstens. Zweitens.',
      tellings: [
        { language: 'en', title: 'An Aardvark on Ice' },
        { language: 'de', title: german.title },
      ],
    });
    expect((await list('?q=aardvark&language=ta'))[0]).toMatchObject({ id, language: 'en' });
    const { story } = await read<{ story: LibraryStory }>(`/stories/${slug}?language=de`);
    expect(libraryStory.parse(story)).toMatchObject({ id, ...german, language: 'de' });
    await db.delete(stories).where(eq(stories.id, id));
  });

  test('is found by what it is called in the reader’s language and in English [LB-09]', async () => {
    const { id } = await toldTwice();
    for (const q of ['AMEISENBAR', 'uber den dach', 'aardvark', 'roofs'])
      expect(
        (await list(`?language=de&q=${encodeURIComponent(q)}`)).map((story) => story.id),
        q,
      ).toEqual([id]);
    await db.delete(stories).where(eq(stories.id, id));
  });

  test('of the world of a language without English is shown as it was written', async () => {
    const { slug } = await make.story({ title: 'ஒரு காக்கை', language: 'ta' });
    const { story } = await read<{ story: LibraryStory }>(`/stories/${slug}?language=de`);
    expect(story).toMatchObject({ language: 'ta', original: 'ta', title: 'ஒரு காக்கை' });
  });

  test('a series is called as its reader calls it, and so are the chapters beside one', async () => {
    const series = await make.series({ title: 'Of Pangolins' });
    const one = await make.chapter({ seriesId: series.id, chapterNumber: 1, title: 'One' });
    const two = await make.chapter({ seriesId: series.id, chapterNumber: 2, title: 'Two' });
    await db
      .insert(seriesTellings)
      .values({ seriesId: series.id, language: 'de', title: 'Schuppentiere', description: 'Alle.' });
    await db.insert(storyTellings).values({ storyId: two.id, language: 'de', ...german });
    const found = await read<{ series: SeriesCard[] }>('/series?q=pangolins&language=de');
    expect(found.series).toEqual([expect.objectContaining({ title: 'Schuppentiere', language: 'de' })]);
    const { story } = await read<{ story: LibraryStory }>(`/stories/${one.slug}?language=de`);
    expect(story.next).toMatchObject({ title: german.title, language: 'de' });
    expect(story.language).toBe('en');
    const second = await read<{ story: LibraryStory }>(`/stories/${two.slug}?language=de`);
    expect(second.story.series?.title).toBe('Schuppentiere');
  });

  test('its book shows the same pictures, described in the language, where the same is said', async () => {
    const scenesOf = async (language: string) =>
      (await read<StoryScenes>(`/stories/the-dragon-who-sneezed-buttons/scenes?language=${language}`)).scenes;
    const [english, told] = [await scenesOf('en'), await scenesOf('de')];
    expect(told.map(({ picture }) => picture)).toEqual(english.map(({ picture }) => picture));
    expect(told[2]?.description).toContain('Der Nordwind');
    expect(told[2]?.offset).not.toBe(english[2]?.offset);
  });
});

test('a story opens by its id and by its slug, whole [LB-04]', async () => {
  const made = await make.story({ title: 'The Whole Story' });
  const story = await open(made.slug);
  libraryStory.parse(story);
  expect(story).toMatchObject({
    id: made.id,
    content: made.content,
    series: null,
    previous: null,
    next: null,
    hasMultimedia: false,
  });
  expect(await open(made.id)).toEqual(story);
});

test('a chapter knows the chapters before and after it [LB-03]', async () => {
  const series = await make.series();
  for (const chapterNumber of [1, 2, 4])
    await make.chapter({ seriesId: series.id, chapterNumber, slug: `${series.slug}-${chapterNumber}` });
  const around = async (chapter: number) => {
    const { previous, next } = await open(`${series.slug}-${chapter}`);
    return [previous?.chapterNumber, next?.chapterNumber];
  };
  expect(await around(1)).toEqual([undefined, 2]);
  expect(await around(2)).toEqual([1, 4]);
  expect(await around(4)).toEqual([2, undefined]);
  expect((await open(`${series.slug}-2`)).series).toEqual({ slug: series.slug, title: series.title });
});

test('a story tells whether its experience is made, of the text as it stands [MM-02]', async () => {
  const { storyId } = await make.multimedia();
  expect((await open(storyId)).hasMultimedia).toBe(true);
  const edited = await make.multimedia({ contentHash: 'of an older text' });
  expect((await open(edited.storyId)).hasMultimedia).toBe(false);
});

test('the best stories come first: a like counts 1, a love 2, a star 3 [LB-07]', async () => {
  const story = async (title: string, votes: ('like' | 'love' | 'star')[]) => {
    const { id: storyId } = await make.story({ title });
    for (const voteType of votes) await make.vote({ storyId, voteType });
    return storyId;
  };
  await story('Four likes', ['like', 'like', 'like', 'like']);
  await story('A star and a love', ['star', 'love']);
  await story('Three loves', ['love', 'love', 'love']);
  const { stories } = await read<{ stories: TopStory[] }>('/top');
  expect(stories).toHaveLength(10);
  for (const each of stories) topStory.parse(each);
  expect(stories.slice(0, 3).map(({ title, score }) => [title, score])).toEqual([
    ['Three loves', 6],
    ['A star and a love', 5],
    ['Four likes', 4],
  ]);
  expect(stories[1]?.votes).toEqual({ like: 0, love: 1, star: 1 });
  expect((await read<{ stories: TopStory[] }>('/top?limit=2')).stories).toHaveLength(2);
});

test('answers may be shared, are renewed by their ETag and hold nobody’s own', async () => {
  const { session } = await accountsOf(product).signUp();
  const path = '/api/library/stories?q=persimmon';
  const answer = await product.get(path);
  const tag = answer.headers.get('ETag') ?? '';
  expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=\d\d\b/);
  expect((await product.get(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
  const mine = await product.get(path, { headers: { Authorization: `Bearer ${session.access_token}` } });
  expect(await mine.text()).toBe(await answer.text());
});

test.each(['/api/library/stories/no-such-story', '/api/library/series/none', '/api/library/nothing'])(
  'there is nothing at %s, and that is not kept',
  async (path) => {
    const answer = await product.get(path);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  },
);

test('a card has a picture of its story, drawn once and kept', async () => {
  const [card] = await list('?q=persimmon');
  const answer = await product.get(card?.picture ?? '');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/webp');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([480, 270]);
  const { channels } = await sharp(bytes).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  const again = await product.get(card?.picture ?? '', {
    headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect((await product.get('/art/stories/no-such-story.webp')).status).toBe(404);
  expect((await product.get('/art/stories/..%2fx.webp')).status).toBe(404);
});

test('every page of a story’s book has a picture at its place of the text, and no other has one', async () => {
  const [card] = await list('?q=persimmon');
  const path = `/api/library/stories/${card?.slug}`;
  const { story } = (await (await product.get(path)).json()) as { story: LibraryStory };
  const { scenes } = storyScenes.parse(await (await product.get(`${path}/scenes`)).json());
  expect(scenes.length).toBeGreaterThanOrEqual(5);
  const offsets = scenes.map(({ offset }) => offset);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  for (const offset of offsets) expect(offset === 0 || /\s/.test(story.content[offset - 1] ?? '')).toBe(true);
  expect(new Set(scenes.map(({ description }) => description)).size).toBeGreaterThan(3);
  const last = await product.get(scenes.at(-1)?.picture ?? '');
  expect([last.status, last.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  const { width, height } = await sharp(Buffer.from(await last.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1280, 960]);
  for (const scene of [scenes.length + 1, 0, 'x'])
    expect((await product.get(`/art/stories/${card?.slug}/${scene}.webp`)).status).toBe(404);
  expect((await product.get('/art/stories/no-such-story/1.webp')).status).toBe(404);
  expect((await product.get('/api/library/stories/no-such-story/scenes')).status).toBe(404);
});
