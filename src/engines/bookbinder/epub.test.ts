import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { epubTexts } from '#engines/bookbinder/epub/epub-texts.ts';
import { makeEpub } from '#engines/bookbinder/epub/make-epub.ts';
import type { Book } from '#engines/bookbinder/port.ts';
import { epubcheck, hasEpubcheck } from '#engines/bookbinder/testing/epubcheck.ts';
import { NASTY, SAMPLES, sampleBook, sampleVoices } from '#engines/bookbinder/testing/sample-books.ts';

/** Only the words: no cover, no pictures. */
function bareBook(language: LanguageCode, changes: Partial<Book> = {}): Book {
  const pages = SAMPLES[language].scenes.map((text) => ({ text }));
  const { cover: _, ...book } = sampleBook(language, { pages, ...changes });
  return book;
}

const silent = (book: Book) => buffer(makeEpub(book, epubTexts(book)));
const spoken = (book: Book) => buffer(makeEpub(book, epubTexts(book), sampleVoices(book)));

async function filesOf(epub: Promise<Uint8Array>): Promise<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(unzipSync(await epub)).map(([name, data]) => [
      name,
      strFromU8(data, /\.(?:jpg|mp3)$/.test(name)),
    ]),
  );
}

async function textOf(book: Book, name: string): Promise<string> {
  return (await filesOf(spoken(book)))[name] ?? '';
}

function noisyBook(): Book {
  const pages = [{ text: NASTY }, { text: `${NASTY}\n\n${NASTY}` }];
  return bareBook('en', { pages, title: NASTY, heroes: NASTY, madeWith: { title: NASTY, lines: [NASTY] } });
}

describe('the file', () => {
  test('begins with its kind, stored as it is', async () => {
    const file = await spoken(sampleBook('en'));
    // Its size stands before it, and not behind: many readers look no further.
    expect(file.readUInt16LE(6) & 0b1000).toBe(0);
    expect(file.readUInt16LE(8)).toBe(0);
    expect(file.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
  });

  test('is the same when it is made again', async () => {
    const first = await spoken(sampleBook('en'));
    expect(first.equals(await spoken(sampleBook('en')))).toBe(true);
  });

  test('has a page, a picture, a sound and an overlay for each scene', async () => {
    expect(Object.keys(await filesOf(spoken(sampleBook('en'))))).toEqual([
      'mimetype',
      'META-INF/container.xml',
      'EPUB/style.css',
      'EPUB/text/navigation.xhtml',
      'EPUB/text/title.xhtml',
      'EPUB/text/scene-1.xhtml',
      'EPUB/text/scene-2.xhtml',
      'EPUB/text/closing.xhtml',
      'EPUB/images/cover.jpg',
      'EPUB/images/scene-1.jpg',
      'EPUB/images/scene-2.jpg',
      'EPUB/audio/scene-1.mp3',
      'EPUB/overlays/scene-1.smil',
      'EPUB/audio/scene-2.mp3',
      'EPUB/overlays/scene-2.smil',
      'EPUB/package.opf',
    ]);
  });

  test('has a drawn cover and nothing to hear where there are only words', async () => {
    const names = Object.keys(await filesOf(silent(bareBook('en'))));
    expect(names.filter((name) => /images|audio|overlays/.test(name))).toEqual(['EPUB/images/landscape.svg']);
  });

  test('has no sound for a page of which nothing is heard', async () => {
    const pages = [{ text: 'One.' }, { text: '…' }, { text: 'Three.' }];
    const names = Object.keys(await filesOf(spoken(bareBook('en', { pages }))));
    expect(names.filter((name) => name.includes('audio'))).toEqual([
      'EPUB/audio/scene-1.mp3',
      'EPUB/audio/scene-3.mp3',
    ]);
  });

  test('takes the first picture for the cover if there is no other', async () => {
    const { cover: _, ...book } = sampleBook('en');
    expect(await textOf(book, 'EPUB/package.opf')).toMatch(
      /href="images\/scene-1.jpg"[^>]* properties="cover-image"/,
    );
  });

  test('says when the story was changed, what it is and whom it serves', async () => {
    const description = await textOf(
      sampleBook('en', { modified: new Date('2026-03-14T08:00:00Z') }),
      'EPUB/package.opf',
    );
    expect(description).toContain('<meta property="dcterms:modified">2026-03-14T08:00:00Z</meta>');
    expect(description).toContain('urn:uuid:3f0c0a52-6f1e-4d5a-9a4e-0d6d6f0f0001');
    expect(description).toContain(
      '<meta property="schema:accessibilityFeature">synchronizedAudioText</meta>',
    );
    expect(description).toContain('<meta property="media:active-class">-epub-media-overlay-active</meta>');
    expect(await textOf(sampleBook('en'), 'EPUB/style.css')).toContain('.-epub-media-overlay-active');
  });

  test('has words of people as words, never as tags', async () => {
    const page = await textOf(sampleBook('en', { pages: [{ text: NASTY }] }), 'EPUB/text/scene-1.xhtml');
    expect(page).toContain('&lt;b&gt;&amp;amp; &quot;q&quot;');
    expect(page).not.toMatch(/[[\p{Cc}\ufffd]--\n]/v);
  });
});

describe.each(LANGUAGE_CODES)('read aloud in %s', async (language) => {
  const book = sampleBook(language);
  const files = await filesOf(spoken(book));
  const pages = book.pages.map((_, i) => files[`EPUB/text/scene-${i + 1}.xhtml`] ?? '');
  const overlays = book.pages.map((_, i) => files[`EPUB/overlays/scene-${i + 1}.smil`] ?? '');

  test('every word of the story stands in a sentence of its own', () => {
    const spoken = pages.map((page) =>
      [...page.matchAll(/<span id="[^"]+">([^<]*)<\/span>/g)].map(([, text]) => text).join(' '),
    );
    const words = (text: string) => text.replaceAll(/\s/g, '');
    expect(spoken.map(words)).toEqual(book.pages.map(({ text }) => words(text)));
    expect(pages.every((page) => page.includes(`xml:lang="${language}" lang="${language}"`))).toBe(true);
  });

  test('every sentence is heard, in order, to the end of the sound', async () => {
    const ids = pages.map((page) => [...page.matchAll(/<span id="([^"]+)"/g)].map(([, id]) => id));
    const lit = overlays.map((smil) => [...smil.matchAll(/<text src="[^#]+#([^"]+)"/g)].map(([, id]) => id));
    expect(lit).toEqual(ids);
    const voices = sampleVoices(book);
    for (const [page, smil] of overlays.entries()) {
      expect(smil).toContain(`<audio src="../audio/scene-${page + 1}.mp3"`);
      const clips = [...smil.matchAll(/clipBegin="([\d.]+)s" clipEnd="([\d.]+)s"/g)];
      const times = clips.map(([, begin, end]) => ({ begin: Number(begin), end: Number(end) }));
      expect(times.length).toBeGreaterThanOrEqual(2);
      for (const [i, { begin, end }] of times.entries()) {
        expect(begin).toBeLessThan(end);
        expect(begin).toBe(i === 0 ? 0 : times[i - 1]?.end);
      }
      const voice = await voices.next();
      expect(times.at(-1)?.end).toBeCloseTo(voice.value?.duration ?? 0, 3);
    }
  });

  test('the durations add up', () => {
    const description = files['EPUB/package.opf'] ?? '';
    const parts = [...description.matchAll(/refines="#overlay-\d">([\d.]+)s/g)].map(([, part]) =>
      Number(part),
    );
    const whole = Number(/<meta property="media:duration">([\d.]+)s/.exec(description)?.[1]);
    expect(parts).toHaveLength(2);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(whole, 3);
  });
});

const reason = hasEpubcheck ? '' : ' (left out: there is no epubcheck on this machine)';

describe(`epubcheck has nothing to say${reason}`, () => {
  const almostNothing = { id: '', title: '\0', heroes: '', pages: [{ text: '…' }, { text: '' }] };
  test.skipIf(!hasEpubcheck).each<[string, () => Promise<Uint8Array>]>([
    ['a whole book', () => spoken(sampleBook('ta'))],
    ['a book without a voice', () => silent(sampleBook('zh'))],
    ['nasty words, with a voice and without pictures', () => spoken(noisyBook())],
    ['almost nothing', () => spoken(bareBook('fr', almostNothing))],
  ])('against %s', async (_, book) => expect(epubcheck(await book())).toBe(''), 120_000);
});
