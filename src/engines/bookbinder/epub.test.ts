import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { makeEpub } from '#engines/bookbinder/epub/make-epub.ts';
import type { Book } from '#engines/bookbinder/port.ts';
import { epubcheck, hasEpubcheck } from '#engines/bookbinder/testing/epubcheck.ts';
import { NASTY, SAMPLES, sampleBook, sampleNarration } from '#engines/bookbinder/testing/sample-books.ts';

/** Only the words: no cover, no pictures, no voice. */
function bareBook(language: LanguageCode, changes: Partial<Book> = {}): Book {
  const pages = SAMPLES[language].scenes.map((text) => ({ text }));
  const { cover: _, narration: __, ...book } = sampleBook(language, { pages, ...changes });
  return book;
}

function filesOf(book: Book): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(makeEpub(book))).map(([name, data]) => [name, strFromU8(data, true)]),
  );
}

function textOf(book: Book, name: string): string {
  return strFromU8(unzipSync(makeEpub(book))[name] ?? new Uint8Array());
}

function noisyBook(): Book {
  const book = bareBook('en', { pages: [{ text: NASTY }, { text: `${NASTY}\n\n${NASTY}` }] });
  return {
    ...book,
    title: NASTY,
    heroes: NASTY,
    madeWith: { title: NASTY, lines: [NASTY] },
    narration: sampleNarration(book.pages.map(({ text }) => text).join('\n\n'), 'en'),
  };
}

describe('the file', () => {
  test('begins with its kind, stored as it is', () => {
    const start = Buffer.from(makeEpub(sampleBook('en'))).toString('latin1', 0, 58);
    expect(start.slice(8, 10)).toBe('\0\0');
    expect(start.slice(30)).toBe('mimetypeapplication/epub+zip');
  });

  test('is the same when it is made again', () => {
    const first = Buffer.from(makeEpub(sampleBook('en')));
    expect(first.equals(makeEpub(sampleBook('en')))).toBe(true);
  });

  test('has a page, a picture and an overlay for each scene, and one sound', () => {
    expect(Object.keys(filesOf(sampleBook('en')))).toEqual([
      'mimetype',
      'META-INF/container.xml',
      'EPUB/package.opf',
      'EPUB/text/navigation.xhtml',
      'EPUB/text/title.xhtml',
      'EPUB/text/scene-1.xhtml',
      'EPUB/text/scene-2.xhtml',
      'EPUB/text/closing.xhtml',
      'EPUB/overlays/scene-1.smil',
      'EPUB/overlays/scene-2.smil',
      'EPUB/style.css',
      'EPUB/images/cover.jpg',
      'EPUB/images/scene-1.jpg',
      'EPUB/images/scene-2.jpg',
      'EPUB/audio/narration.mp3',
    ]);
  });

  test('has a drawn cover and nothing to hear where there are only words', () => {
    const names = Object.keys(filesOf(bareBook('en')));
    expect(names.filter((name) => /images|audio|overlays/.test(name))).toEqual(['EPUB/images/landscape.svg']);
  });

  test('takes the first picture for the cover if there is no other', () => {
    const { cover: _, ...book } = sampleBook('en');
    expect(textOf(book, 'EPUB/package.opf')).toMatch(
      /href="images\/scene-1.jpg"[^>]* properties="cover-image"/,
    );
  });

  test('says when the story was changed, what it is and whom it serves', () => {
    const description = textOf(
      sampleBook('en', { modified: new Date('2026-03-14T08:00:00Z') }),
      'EPUB/package.opf',
    );
    expect(description).toContain('<meta property="dcterms:modified">2026-03-14T08:00:00Z</meta>');
    expect(description).toContain('urn:uuid:3f0c0a52-6f1e-4d5a-9a4e-0d6d6f0f0001');
    expect(description).toContain(
      '<meta property="schema:accessibilityFeature">synchronizedAudioText</meta>',
    );
    expect(description).toContain('<meta property="media:active-class">-epub-media-overlay-active</meta>');
    expect(textOf(sampleBook('en'), 'EPUB/style.css')).toContain('.-epub-media-overlay-active');
  });

  test('has words of people as words, never as tags', () => {
    const page = textOf(sampleBook('en', { pages: [{ text: NASTY }] }), 'EPUB/text/scene-1.xhtml');
    expect(page).toContain('&lt;b&gt;&amp;amp; &quot;q&quot;');
    expect(page).not.toMatch(/[[\p{Cc}\ufffd]--\n]/v);
  });
});

describe.each(LANGUAGE_CODES)('read aloud in %s', (language) => {
  const book = sampleBook(language);
  const pages = book.pages.map((_, i) => textOf(book, `EPUB/text/scene-${i + 1}.xhtml`));
  const overlays = book.pages.map((_, i) => textOf(book, `EPUB/overlays/scene-${i + 1}.smil`));

  test('every word of the story stands in a sentence of its own', () => {
    const spoken = pages.map((page) =>
      [...page.matchAll(/<span id="[^"]+">([^<]*)<\/span>/g)].map(([, text]) => text).join(' '),
    );
    const words = (text: string) => text.replaceAll(/\s/g, '');
    expect(spoken.map(words)).toEqual(book.pages.map(({ text }) => words(text)));
    expect(pages.every((page) => page.includes(`xml:lang="${language}" lang="${language}"`))).toBe(true);
  });

  test('every sentence is heard, in order, within the sound', () => {
    const ids = pages.map((page) => [...page.matchAll(/<span id="([^"]+)"/g)].map(([, id]) => id));
    const lit = overlays.map((smil) => [...smil.matchAll(/<text src="[^#]+#([^"]+)"/g)].map(([, id]) => id));
    expect(lit).toEqual(ids);
    const clips = [...overlays.join('').matchAll(/clipBegin="([\d.]+)s" clipEnd="([\d.]+)s"/g)];
    const times = clips.map(([, begin, end]) => ({ begin: Number(begin), end: Number(end) }));
    expect(times.length).toBeGreaterThanOrEqual(5);
    for (const [i, { begin, end }] of times.entries()) {
      expect(begin).toBeLessThan(end);
      expect(begin).toBe(i === 0 ? 0 : times[i - 1]?.end);
      expect(end).toBeLessThanOrEqual(book.narration?.duration ?? 0);
    }
  });

  test('the durations add up', () => {
    const description = textOf(book, 'EPUB/package.opf');
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
  test.skipIf(!hasEpubcheck).each<[string, Book]>([
    ['a whole book', sampleBook('ta')],
    ['a book without a voice', sampleBook('zh', { narration: undefined })],
    ['nasty words, with a voice and without pictures', noisyBook()],
    [
      'almost nothing',
      bareBook('fr', { id: '', title: '\0', heroes: '', pages: [{ text: '…' }, { text: '' }] }),
    ],
  ])('against %s', (_, book) => expect(epubcheck(makeEpub(book))).toBe(''), 120_000);
});
