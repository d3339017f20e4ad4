import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { BRAND } from '#domain/brand.ts';
import { clipsOf, type HeardScene } from '#engines/bookbinder/epub/clips.ts';
import { overlay, soundOf } from '#engines/bookbinder/epub/overlay.ts';
import { packageDocument } from '#engines/bookbinder/epub/package-document.ts';
import { closingPage, navigation, scenePage, titlePage } from '#engines/bookbinder/epub/pages.ts';
import { scenesOf, type Scene } from '#engines/bookbinder/epub/scenes.ts';
import { XML } from '#engines/bookbinder/epub/xml.ts';
import type { Book, BookFile, PageVoice } from '#engines/bookbinder/port.ts';
import { cleanLine } from '#engines/bookbinder/text/clean-text.ts';

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

/** The book for reading devices, file by file as each is ready. Heavy: for the thread of the bindery. */
export function makeEpub(book: Book, voices?: AsyncIterable<PageVoice>): BookFile {
  const zip = new ZipFile();
  const made = zip.outputStream as Readable;
  fill(zip, book, voices).then(
    () => zip.end(),
    (error: Error) => made.destroy(error),
  );
  return made;
}

/** What needs no voice comes first; the list of contents knows them all. */
async function fill(zip: ZipFile, book: Book, voices?: AsyncIterable<PageVoice>): Promise<void> {
  const write = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, DAY);
  const copy = (name: string, data: Uint8Array) =>
    zip.addBuffer(Buffer.from(data), name, { ...DAY, compress: false });
  const scenes = scenesOf(book);
  const title = cleanLine(book.title) || BRAND;
  const cover = coverOf(book);

  copy('mimetype', Buffer.from('application/epub+zip'));
  write('META-INF/container.xml', CONTAINER);
  copy('EPUB/style.css', STYLE);
  write('EPUB/text/navigation.xhtml', navigation(book, title, scenes));
  write('EPUB/text/title.xhtml', titlePage(book, title, cover));
  if (cover.endsWith('.svg')) copy(`EPUB/${cover}`, LANDSCAPE);
  if (book.cover) copy(`EPUB/${cover}`, book.cover.jpeg);
  for (const scene of scenes) {
    write(`EPUB/text/${scene.name}.xhtml`, scenePage(scene, book.language));
    if (scene.picture) copy(`EPUB/images/${scene.name}.jpg`, scene.picture.jpeg);
  }
  write('EPUB/text/closing.xhtml', closingPage(book));

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

function coverOf({ cover, pages }: Book): string {
  if (cover) return 'images/cover.jpg';
  const first = pages.findIndex(({ picture }) => picture);
  return first < 0 ? 'images/landscape.svg' : `images/scene-${first + 1}.jpg`;
}
