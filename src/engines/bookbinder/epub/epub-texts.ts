import { BRAND } from '#domain/brand.ts';
import { cleanLine } from '#domain/text/printable-text.ts';
import { closingPage, navigation, scenePage, titlePage } from '#engines/bookbinder/epub/pages.ts';
import { scenesOf, type Scene } from '#engines/bookbinder/epub/scenes.ts';
import type { Book } from '#engines/bookbinder/port.ts';

/** All of a book for reading devices that is known before its voices are heard. */
export interface EpubTexts {
  title: string;
  /** The picture of the cover; it may be that of a scene. */
  cover: string;
  scenes: Scene[];
  pages: { name: string; xhtml: string }[];
}

/** Cuts a story into sentences that can be pointed at. Heavy for a long one: for the workers of the bindery. */
export function epubTexts(book: Book): EpubTexts {
  const scenes = scenesOf(book);
  const title = cleanLine(book.title) || BRAND;
  const cover = coverOf(book);
  return {
    title,
    cover,
    scenes,
    pages: [
      { name: 'navigation', xhtml: navigation(book, title, scenes) },
      { name: 'title', xhtml: titlePage(book, title, cover) },
      ...scenes.map((scene) => ({ name: scene.name, xhtml: scenePage(scene, book.language) })),
      { name: 'closing', xhtml: closingPage(book) },
    ],
  };
}

function coverOf({ cover, pages }: Book): string {
  if (cover) return 'images/cover.jpg';
  const first = pages.findIndex(({ picture }) => picture);
  return first < 0 ? 'images/landscape.svg' : `images/scene-${first + 1}.jpg`;
}
