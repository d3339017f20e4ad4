import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openBindery } from '#engines/bookbinder/bindery.ts';
import { sampleBook, sampleVoices } from '#engines/bookbinder/testing/sample-books.ts';

const bindery = openBindery();
afterAll(() => bindery.close());

test('books are bound in processes of their own, both kinds at once', async () => {
  const book = sampleBook('en');
  let turns = 0;
  const clock = setInterval(() => turns++, 5);
  const files = [bindery.pdf(book), bindery.epub(book, sampleVoices(book))];
  const [pdf, epub] = await Promise.all(files.map((file) => buffer(file)));
  clearInterval(clock);
  expect(pdf?.toString('latin1', 0, 5)).toBe('%PDF-');
  expect(epub?.toString('latin1', 0, 2)).toBe('PK');
  expect(turns).toBeGreaterThan(5);
}, 20_000);

test('a picture that is none is refused, and the next book is bound', async () => {
  const broken = { jpeg: Uint8Array.from([1, 2, 3]), description: '' };
  await expect(buffer(bindery.pdf(sampleBook('en', { cover: broken })))).rejects.toThrow('could not be set');
  expect((await buffer(bindery.pdf(sampleBook('en')))).length).toBeGreaterThan(1000);
}, 20_000);

/** The voices of a book, of which the second comes when it is let go. */
function halting(book: Parameters<typeof sampleVoices>[0]) {
  const { promise: go, resolve: letGo, reject: stop } = Promise.withResolvers<void>();
  go.catch(() => undefined);
  const voices = (async function* () {
    let first = true;
    for await (const voice of sampleVoices(book)) {
      if (!first) await go;
      first = false;
      yield voice;
    }
  })();
  return { voices, letGo, stop };
}

/** Reads on for as long as pieces are at hand. */
async function atHand(file: AsyncIterator<Uint8Array>): Promise<{ text: string; next: Promise<unknown> }> {
  let text = '';
  for (;;) {
    const next = file.next();
    const step = await Promise.race([next, pause(1000)]);
    if (!step || step.done) return { text, next };
    text += Buffer.from(step.value).toString('latin1');
  }
}

test('a book flows while it is read: what is there is sent, and others are bound in the meantime', async () => {
  const book = sampleBook('en');
  const { voices, letGo } = halting(book);
  const file = bindery.epub(book, voices)[Symbol.asyncIterator]();
  const begun = await atHand(file);
  expect(begun.text).toContain('EPUB/text/scene-2.xhtml');
  expect(begun.text).toContain('EPUB/audio/scene-1.mp3');
  expect(begun.text).not.toContain('EPUB/audio/scene-2.mp3');
  expect((await buffer(bindery.pdf(book))).length).toBeGreaterThan(1000);
  letGo();
  await begun.next;
  const rest = await atHand(file);
  expect(rest.text).toContain('EPUB/package.opf');
}, 20_000);

test('a voice that breaks breaks its book, and no other', async () => {
  const book = sampleBook('en');
  const { voices, stop } = halting(book);
  const file = buffer(bindery.epub(book, voices));
  stop(new Error('hoarse'));
  await expect(file).rejects.toThrow('hoarse');
  expect((await buffer(bindery.epub(book, sampleVoices(book)))).toString('latin1', 0, 2)).toBe('PK');
}, 20_000);
