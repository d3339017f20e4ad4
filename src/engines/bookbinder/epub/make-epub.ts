import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { clipsOf, type HeardScene } from '#engines/bookbinder/epub/clips.ts';
import { overlay, soundOf } from '#engines/bookbinder/epub/overlay.ts';
import { packageDocument } from '#engines/bookbinder/epub/package-document.ts';
import type { EpubTexts } from '#engines/bookbinder/epub/epub-texts.ts';
import type { Scene } from '#engines/bookbinder/epub/scenes.ts';
import { XML } from '#engines/bookbinder/epub/xml.ts';
import type { Book, BookFile, PageVoice } from '#engines/bookbinder/port.ts';

const CONTAINER = `${XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles>
    <rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
  </rootfiles>
</container>
`;
const STYLE = readFileSync(new URL('style.css', import.meta.url));
/** For a story without any picture. */
const LANDSCAPE = readFileSync(new URL('../pdf/ornaments/day.svg', import.meta.url));
/** The format has no time zone: the same parts of a date everywhere, and so the same file. */
const DAY = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** The book for reading devices, file by file as each is ready. Its texts are there; what is left to do is light. */
export function makeEpub(book: Book, texts: EpubTexts, voices?: AsyncIterable<PageVoice>): BookFile {
  const zip = new ZipFile();
  const made = zip.outputStream as Readable;
  fill(zip, book, texts, voices).then(
    () => zip.end(),
    (error: Error) => made.destroy(error),
  );
  return made;
}

/** What needs no voice comes first; the list of contents knows them all. */
async function fill(
  zip: ZipFile,
  book: Book,
  { title, cover, scenes, pages }: EpubTexts,
  voices: AsyncIterable<PageVoice> | undefined,
): Promise<void> {
  const write = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, DAY);
  const copy = (name: string, data: Uint8Array) =>
    zip.addBuffer(Buffer.from(data), name, { ...DAY, compress: false });

  copy('mimetype', Buffer.from('application/epub+zip'));
  write('META-INF/container.xml', CONTAINER);
  copy('EPUB/style.css', STYLE);
  for (const { name, xhtml } of pages) write(`EPUB/text/${name}.xhtml`, xhtml);
  if (cover.endsWith('.svg')) copy(`EPUB/${cover}`, LANDSCAPE);
  if (book.cover) copy(`EPUB/${cover}`, book.cover.jpeg);
  for (const [i, { picture }] of book.pages.entries()) {
    if (picture) copy(`EPUB/images/scene-${i + 1}.jpg`, picture.jpeg);
  }

  const heard: HeardScene[] = [];
  for await (const [scene, voice] of together(scenes, voices)) {
    const clips = clipsOf(scene, voice);
    if (clips.length === 0) continue;
    heard.push({ scene, clips });
    copy(`EPUB/${soundOf(scene)}`, voice.mp3);
    write(`EPUB/overlays/${scene.name}.smil`, overlay({ scene, clips }));
  }
  write('EPUB/package.opf', packageDocument({ book, title, scenes, heard, cover }));
}

async function* together(
  scenes: readonly Scene[],
  voices: AsyncIterable<PageVoice> | undefined,
): AsyncIterable<[Scene, PageVoice]> {
  if (!voices) return;
  let page = 0;
  for await (const voice of voices) {
    const scene = scenes[page++];
    if (scene) yield [scene, voice];
  }
}
