import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { libraryStory } from '#contract/library.ts';
import { ownVoices, voiceKindOf } from '#domain/character-voices.ts';
import { surroundingsOf } from '#domain/surroundings.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import type { Narrator, SpeechRequest } from '#engines/narrator/port.ts';
import { media } from '#server/db/schema/media.ts';
import { parseContentFile } from '#server/db/seed/content-file.ts';
import { libraryStory as libraryFile } from '#server/db/seed/stories.ts';
import { asOurs } from '#server/features/narration/as-ours.ts';
import { readStory } from '#server/features/narration/read-story.ts';
import { readDirections } from '#server/features/pictures/library-directions.ts';
import { createLog } from '#server/log.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';
import { family } from '#tests/support/shared-books.ts';

const database = await testDatabase();
const { db } = database;
const product = await testProduct(database, UNHURRIED);
const speak = (body: object, headers: Record<string, string> = {}) =>
  product.postJson('/functions/v1/generate-speech', { quality: 'quick', language: 'en', ...body }, headers);

const FILE = 'content/library/fairy-tales/the-king-who-never-took-off-his-hat';
const { ageGroup, characters } = libraryFile.parse(
  parseContentFile({ path: `${FILE}.md`, text: readFileSync(`${FILE}.md`, 'utf8') }),
);
const { content, scenes } = readDirections(`${FILE}.scenes.yaml`);
const paragraph = content.split('\n').find((line) => line.startsWith('So Conn walked to the lake')) ?? '';
const offset = content.indexOf(paragraph);

async function inLibrary() {
  const { id, slug } = await factories(db).story({ content, characters, ageGroup, language: 'en' });
  const answer = await product.get(`/api/library/stories/${slug}`);
  const { story } = (await answer.json()) as { story: unknown };
  return { id, speakers: libraryStory.parse(story).speakers };
}

const sounds = () =>
  db
    .select({ name: media.name, owner: media.ownerKind })
    .from(media)
    .where(and(eq(media.kind, 'speech')));
const ours = async () => (await sounds()).filter(({ owner }) => owner === 'ours').map(({ name }) => name);

test('the library tells whose lines have voices, and a king has that of a man [VO-11] [RB-02]', async () => {
  const { speakers } = await inLibrary();
  const king = speakers.find(({ name }) => name === 'King Labhraí');
  expect(king).toMatchObject({ figure: 'king', gender: 'm' });
  expect(voiceKindOf(king?.figure ?? 'child', king?.gender, king?.build)).toBe('man');
});

test('what is read of the library is made once, as ours, whoever hears it and however a page names its people [VO-09]', async () => {
  expect(paragraph).not.toBe('');
  const { id, speakers } = await inLibrary();
  const around = surroundingsOf(content, offset, paragraph.length);
  const asked = { text: paragraph, libraryStory: id, around, characters: speakers };
  const first = (await (await speak(asked)).json()) as { audioContent: string };
  const made = await ours();
  expect(made.length).toBeGreaterThan(0);
  expect(await sounds()).toHaveLength(made.length);

  const { session } = await accountsOf(product).signUp();
  const account = { Authorization: `Bearer ${session.access_token}` };
  const again = await speak({ ...asked, characters }, account);
  expect(await again.json()).toMatchObject({ audioContent: first.audioContent });
  expect(await ours()).toEqual(made);
  expect(await sounds()).toHaveLength(made.length);

  // As nobody else hears it: that is kept for whoever wants it.
  await speak({ ...asked, speed: 1.3 }, account);
  expect(await ours()).toEqual(made);
  expect((await sounds()).filter(({ owner }) => owner === 'account').length).toBeGreaterThan(0);
});

const told = {
  content,
  language: 'en' as const,
  speakers: [{ name: 'King Labhraí', figure: 'king' as const }],
};
const request: SpeechRequest = { text: paragraph, language: 'en', speed: 1, speakers: [{ name: 'Anybody' }] };

test('ours is what begins and ends with sentences of the story, in its language and at its pace', () => {
  const around = surroundingsOf(content, offset, paragraph.length);
  expect(asOurs(request, told)).toEqual({ ...request, speakers: told.speakers, around });
  expect(asOurs({ ...request, speakers: [] }, told)?.speakers).toEqual([]);
  for (const other of [
    { speed: 1.1 },
    { language: 'de' as const },
    { voice: 'am_puck' },
    { text: paragraph.slice(3) },
    { text: paragraph.slice(0, -4) },
    { text: 'Somebody else’s words.' },
  ])
    expect(asOurs({ ...request, ...other }, told)).toBeUndefined();
});

test('where words stand twice in a story they are where their surroundings say', () => {
  const twice = { ...told, content: '“Go!”\n\nBen ran.\n\n“Go!”' };
  const text = '“Go!”';
  const before = twice.content.slice(0, twice.content.lastIndexOf(text));
  expect(asOurs({ ...request, text, around: { before, after: '' } }, twice)?.around?.before).toBe(before);
  expect(asOurs({ ...request, text }, twice)?.around?.before).toBe('');
});

test('an experience is cast as the book is: the same people, in the same order [VO-11] [MM-03]', async () => {
  const { speakers } = await inLibrary();
  const requests: SpeechRequest[] = [];
  const fake = createFakeNarrator();
  const quick: Narrator = {
    name: 'fake',
    speak(wish, signal) {
      requests.push(wish);
      return fake.speak(wish, signal);
    },
  };
  const story = { content, language: 'en' as const, ageGroup, characters, scenes };
  const voices = {
    services: [],
    own: { quick, natural: undefined, naturalLater: undefined, naturalInTime: () => false },
  };
  const { signal } = new AbortController();
  await readStory(story, voices, { soon: true, signal, log: createLog({ level: 'silent' }) });
  expect(requests[0]?.speakers).toEqual(ownVoices(ageGroup, speakers));
});

test('a shared book is read as its owner hears it, and nothing of it is made anew [VO-11] [CL-01]', async () => {
  const { book, share, send, id: userId } = await family(product);
  const story = await book('Orlanda');
  const { key } = await share(story.id);
  const text = '“A key!” said Orlanda.';
  await send('PATCH', `/api/my-stories/${story.id}`, { segments: [{ id: 'segment-1', text }] });
  const mine = () =>
    db
      .select({ name: media.name })
      .from(media)
      .where(and(eq(media.kind, 'speech'), eq(media.userId, userId)));
  const asked = { text, quality: 'quick', language: 'en' };
  await send('POST', '/functions/v1/generate-speech', { ...asked, characters: ['Orlanda'] });
  const made = await mine();
  expect(made).toHaveLength(1);
  // By these alone Orlanda would be the second girl.
  const heard = await speak({ ...asked, link: key, characters: ['Annie', 'Orlanda'] });
  expect(heard.status).toBe(200);
  expect(await mine()).toEqual(made);
});
