import { expect, test } from 'vitest';
import type { Ruby } from '#domain/text/ruby.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase());

/** A text with its readings in brackets, as a person would write them down. */
async function read(language: string, text: string): Promise<string> {
  const answer = await product.postJson('/api/readings', { language, paragraphs: [text] });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const { paragraphs } = (await answer.json()) as { paragraphs: Ruby[][] };
  return (paragraphs[0] ?? []).toReversed().reduce((written, { at, length, reading }) => {
    const end = at + length;
    return `${written.slice(0, end)}(${reading})${written.slice(end)}`;
  }, text);
}

test.each([
  [
    '今日は三匹の子犬が家で食べ物を待っていました。',
    '今日(きょう)は三(さん)匹(びき)の子犬(こいぬ)が家(いえ)で食(た)べ物(もの)を待(ま)っていました。',
  ],
  [
    '私は十二月の大きい時計を見た。',
    '私(わたし)は十二月(じゅうにがつ)の大(おお)きい時計(とけい)を見(み)た。',
  ],
  ['🦊お父さんが笑った。ベンもにっこり。', '🦊お父(とう)さんが笑(わら)った。ベンもにっこり。'],
])('“%s” has its furigana [TL-17]', { timeout: 60_000 }, async (text, written) => {
  expect(await read('ja', text)).toBe(written);
});

test('a sign that is read in two ways is read as its neighbours ask [TL-17]', async () => {
  expect(await read('zh', '小明长大了，快乐的Anna。')).toBe(
    '小(xiǎo)明(míng)长(zhǎng)大(dà)了(le)，快(kuài)乐(lè)的(de)Anna。',
  );
});

test.each([
  ['another language', { language: 'de', paragraphs: ['Hallo'] }],
  ['nothing to read', { language: 'ja', paragraphs: [] }],
  ['a whole novel', { language: 'ja', paragraphs: Array.from({ length: 41 }, () => 'あ'.repeat(1000)) }],
])('%s is refused [TL-17]', async (_, json) => {
  expect((await product.postJson('/api/readings', json)).status).toBe(400);
});
