import { readFileSync } from 'node:fs';
import { strToU8, zipSync, type ZipOptions, type Zippable } from 'fflate';
import { BRAND } from '#domain/brand.ts';
import { clipsOf } from '#engines/bookbinder/epub/clips.ts';
import { SOUND, overlay } from '#engines/bookbinder/epub/overlay.ts';
import { packageDocument, type Contents } from '#engines/bookbinder/epub/package-document.ts';
import { closingPage, navigation, scenePage, titlePage } from '#engines/bookbinder/epub/pages.ts';
import { scenesOf } from '#engines/bookbinder/epub/scenes.ts';
import { XML } from '#engines/bookbinder/epub/xml.ts';
import type { Book } from '#engines/bookbinder/port.ts';
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
const DAY = new Date(1980, 0, 1);
const STORED: ZipOptions = { level: 0, mtime: DAY };
const SMALLER: ZipOptions = { level: 6, mtime: DAY };

/** The book for reading devices. Heavy: for the thread of the bindery. */
export function makeEpub(book: Book): Uint8Array {
  const contents = contentsOf(book);
  const { scenes, heard, title, cover } = contents;
  const files: Zippable = {
    mimetype: [strToU8('application/epub+zip'), STORED],
    'META-INF/container.xml': [strToU8(CONTAINER), SMALLER],
  };
  const write = (name: string, text: string) => (files[`EPUB/${name}`] = [strToU8(text), SMALLER]);
  const copy = (name: string, data: Uint8Array) => (files[`EPUB/${name}`] = [data, STORED]);

  write('package.opf', packageDocument(contents));
  write('text/navigation.xhtml', navigation(book, title, scenes));
  write('text/title.xhtml', titlePage(book, title, cover));
  for (const scene of scenes) write(`text/${scene.name}.xhtml`, scenePage(scene, book.language));
  write('text/closing.xhtml', closingPage(book));
  for (const each of heard) write(`overlays/${each.scene.name}.smil`, overlay(each));
  copy('style.css', STYLE);
  if (cover.endsWith('.svg')) copy(cover, LANDSCAPE);
  if (book.cover) copy(cover, book.cover.jpeg);
  for (const { name, picture } of scenes) if (picture) copy(`images/${name}.jpg`, picture.jpeg);
  if (book.narration && heard.length) copy(SOUND, book.narration.mp3);
  return zipSync(files);
}

function contentsOf(book: Book): Contents {
  const scenes = scenesOf(book);
  const heard = book.narration ? clipsOf(scenes, book.narration) : [];
  return {
    book,
    title: cleanLine(book.title) || BRAND,
    scenes,
    heard: heard.filter(({ clips }) => clips.length > 0),
    cover: coverOf(book),
  };
}

function coverOf({ cover, pages }: Book): string {
  if (cover) return 'images/cover.jpg';
  const first = pages.findIndex(({ picture }) => picture);
  return first < 0 ? 'images/landscape.svg' : `images/scene-${first + 1}.jpg`;
}
