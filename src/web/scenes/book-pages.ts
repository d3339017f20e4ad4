import type { ReactNode } from 'react';
import type { ScenePicture } from '#web/scenes/scene-plate.tsx';

/** What stands on one opening of a book: a scene of the story. */
export interface BookPage {
  /** Where it begins in the whole text. */
  offset: number;
  text: string;
  picture: ScenePicture;
  /** Stands in the place of the picture. */
  card?: ReactNode;
  /** How it is called, where nobody knows yet how many pages there will be. */
  name?: string;
  /** Its letters come one after the other, until this is called. */
  onTyped?: (() => void) | undefined;
}

export interface HungPicture {
  /** Where in the text its scene begins. */
  offset: number;
  url: string;
  description: string;
}

/** A story cut where its pictures begin; one without pictures is a single page. */
export function bookPages(content: string, hung: readonly HungPicture[]): BookPage[] {
  const pictures = hung.toSorted((a, b) => a.offset - b.offset);
  if (pictures.length === 0) return [pageOf(content, 0, content.length, { status: 'none' })];
  return pictures.map((picture, i) =>
    // Whatever stands before the first picture is read on its page.
    pageOf(content, i === 0 ? 0 : picture.offset, pictures[i + 1]?.offset, { status: 'done', ...picture }),
  );
}

function pageOf(content: string, from: number, to: number | undefined, picture: ScenePicture): BookPage {
  const part = content.slice(from, to);
  const text = part.trim();
  return { offset: from + part.indexOf(text), text, picture };
}
