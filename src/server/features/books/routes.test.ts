import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase(), UNHURRIED);
const { signUp } = accountsOf(product);

const asUser = async () => ({ Authorization: `Bearer ${(await signUp()).session.access_token}` });
const STORY = {
  title: 'The Key & the *Fox*',
  ageGroup: '6-8',
  language: 'en',
  choices: {
    setting: { id: 'enchanted-forest', name: 'Enchanted Forest', emoji: '🌲' },
    theme: { id: 'kindness', name: 'Kindness' },
    characters: [{ id: 'ember', name: 'Ember the dragon' }],
  },
  segments: [
    { id: 'segment-1', text: 'Ember found a key.\n\nIt was raining in the forest.' },
    { id: 'segment-2', text: 'The fox wanted the key. “Please,” said the fox.' },
  ],
};

async function inMyStories(headers: Record<string, string>, changes: object = {}): Promise<string> {
  const id = randomUUID();
  const answer = await product.postJson('/api/my-stories', { id, ...STORY, ...changes }, headers);
  expect(answer.status).toBe(201);
  return id;
}

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe('a story in My Stories becomes a book', async () => {
  const headers = await asUser();
  const id = await inMyStories(headers);
  const fetchBook = (format: string) => product.get(`/api/my-stories/${id}/book.${format}`, { headers });

  test('the family is named in it, if the story is about them, and kept nowhere [PC-03]', async () => {
    const answer = await product.postJson(
      `/api/my-stories/${id}/book.txt`,
      { family: ['The fox', 'Somebody else'] },
      headers,
    );
    expect(await answer.text()).toContain('The fox and Ember the dragon');
    const again = await (await fetchBook('txt')).text();
    expect(again).not.toContain('The fox and Ember');
    const tooMany = { family: Array.from({ length: 40 }, () => 'Mia') };
    expect((await product.postJson(`/api/my-stories/${id}/book.txt`, tooMany, headers)).status).toBe(400);
  });

  test('a picture book', async () => {
    const answer = await fetchBook('pdf');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toContain('attachment');
    const pdf = Buffer.from(await bytesOf(answer)).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Subtype\s*\/Image/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test('an e-book that reads itself aloud', async () => {
    const answer = await fetchBook('epub');
    expect(answer.headers.get('Content-Type')).toBe('application/epub+zip');
    const files = unzipSync(await bytesOf(answer));
    const names = Object.keys(files);
    expect(names[0]).toBe('mimetype');
    expect(names.some((name) => name.endsWith('.mp3'))).toBe(true);
    expect(names.filter((name) => name.endsWith('.smil')).length).toBeGreaterThanOrEqual(3);
    const text = names
      .filter((name) => name.endsWith('.xhtml'))
      .map((name) => strFromU8(files[name] as Uint8Array));
    expect(text.join()).toContain('The Key &amp; the *Fox*');
  });

  test('sound', async () => {
    const answer = await fetchBook('mp3');
    expect(answer.headers.get('Content-Type')).toBe('audio/mpeg');
    const mp3 = await bytesOf(answer);
    expect(mp3.length).toBeGreaterThan(20_000);
    expect([mp3[0], (mp3[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
  });

  test('words', async () => {
    const text = await (await fetchBook('txt')).text();
    expect(text).toContain('The Key & the *Fox*');
    expect(text).toContain('It was raining in the forest.');
    expect(text).toContain('Made with Fabloom');
  });

  test.each(['exe', 'pdf.exe', ''])('there is no book.%s', async (format) => {
    expect((await fetchBook(format)).status).toBe(404);
  });
});

test('only whoever it belongs to gets it [CT-04]', async () => {
  const id = await inMyStories(await asUser());
  expect((await product.get(`/api/my-stories/${id}/book.txt`)).status).toBe(401);
  const other = await product.get(`/api/my-stories/${id}/book.txt`, { headers: await asUser() });
  expect(other.status).toBe(404);
});

test('a story longer than anybody prints is refused in words [TR-01]', async () => {
  const headers = await asUser();
  const text = 'The little fox ran over the hill. '.repeat(550);
  const segments = Array.from({ length: 7 }, (_, i) => ({ id: String(i), text }));
  const id = await inMyStories(headers, { segments });
  const answer = await product.get(`/api/my-stories/${id}/book.pdf`, { headers });
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too_large' }]);
});

test('a title that turns the writing round, under towers of marks, is printed all the same [TR-01] [TR-02]', async () => {
  const headers = await asUser();
  const title = `The \u202efox\u2066 ran ${'\u0301\u0323\u200d\u202e'.repeat(20)}\ud83d home`;
  const id = await inMyStories(headers, { title });
  for (const format of ['pdf', 'epub']) {
    const answer = await product.get(`/api/my-stories/${id}/book.${format}`, { headers });
    expect(answer.status).toBe(200);
    expect((await bytesOf(answer)).length).toBeGreaterThan(1000);
  }
});
