import type { SharedBook } from '#contract/book-links.ts';
import { storyText } from '#domain/created-story.ts';
import type { ToldStory } from '#domain/told-story.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';
import { scenesOf } from '#web/scenes/story-scenes.ts';

const UNTOLD = { id: '', name: '–', emoji: '', description: '' };

/** As the voice knows it. */
export function toldByLink(book: SharedBook, key: string): ToldStory {
  return {
    // Not its own: nobody with a link learns that.
    id: `shared ${book.mark}`,
    title: book.title,
    text: storyText(book),
    language: book.language,
    ageGroup: book.ageGroup,
    heroes: book.speakers.map(({ name }) => ({ ...UNTOLD, name })),
    speakers: book.speakers,
    turns: pagesByLink(book).map(({ offset }) => offset),
    setting: UNTOLD,
    theme: UNTOLD,
    link: { key, mark: book.mark },
  };
}

/** Page by page as its owner has it. */
export function pagesByLink({ segments, ageGroup, pictures, starts }: SharedBook): BookPage[] {
  const scenes = scenesOf({
    segments,
    ageGroup,
    pictures,
    beats: pictures.map(({ offset }) => offset),
    scenes: starts.map((offset) => ({ offset })),
  });
  return scenes.map((scene) => {
    const picture = pictures.find(({ offset }) => offset === scene.offset);
    return { ...scene, picture: picture ? { status: 'done', ...picture } : { status: 'none' } };
  });
}
