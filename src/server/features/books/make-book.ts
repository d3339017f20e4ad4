import type { MyStory } from '#contract/my-stories.ts';
import { ownVoices, whoSpeaks } from '#domain/character-voices.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/paragraphs.ts';
import type { Book, BookPage, PageVoice } from '#engines/bookbinder/port.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import type { Narrator, SpokenSentence } from '#engines/narrator/port.ts';
import type { OwnPages } from '#server/features/books/family-voice.ts';
import type { Relation } from '#domain/recordings.ts';

export interface StoryPictureFile {
  /** Where in the text its scene begins. */
  offset: number;
  url: string;
  description: string;
}

export interface BookMaking {
  narrator: Narrator;
  /** What somebody of the family has read of a story. */
  ownPages: (storyId: string, voice: Relation) => Promise<OwnPages>;
  /** A picture of our gallery for print, or nothing if it is gone. */
  jpegOf: (url: string) => Promise<Uint8Array | undefined>;
  /** For a story that nobody has illustrated yet. */
  draw: (story: MyStory, text: string, signal: AbortSignal) => Promise<StoryPictureFile[]>;
  /** A message of the interface. */
  say: (language: LanguageCode, id: string, values?: Record<string, unknown>) => string;
}

const BETWEEN = '\n\n';

/** Everything that belongs into a book of the story, but for its sound. */
export async function makeBook(story: MyStory, making: BookMaking, signal: AbortSignal): Promise<Book> {
  const text = textOf(story);
  const pictures = await picturesOf(story, text, making, signal);
  const pages = await Promise.all(
    cutAt(text, pictures).map(async ({ text: page, picture }): Promise<BookPage> => {
      const jpeg = picture && (await making.jpegOf(picture.url));
      return { text: page, ...(jpeg && picture && { picture: { jpeg, description: picture.description } }) };
    }),
  );
  const names = story.choices.characters.map(({ name }) => name);
  return {
    id: story.id,
    title: story.title,
    language: story.language,
    pages,
    heroes: new Intl.ListFormat(story.language).format(names),
    madeWith: closingOf(story, making),
    modified: new Date(story.updatedAt),
  };
}

/** The heroes whom only the browser knows come first; who is not in the story is none of it. */
export function withFamily(story: MyStory, family: readonly string[]): MyStory {
  const text = textOf(story);
  const named = family
    .filter((name) => text.includes(name))
    .map((name) => ({ id: '', name, emoji: '', description: '' }));
  return { ...story, choices: { ...story.choices, characters: [...named, ...story.choices.characters] } };
}

/** The whole story, read aloud sentence by sentence: the pages of its book, joined by blank lines. */
export function readBook(
  { pages, language }: Pick<Book, 'pages' | 'language'>,
  { ageGroup, choices, media }: MyStory,
  narrator: Narrator,
  signal: AbortSignal,
): AsyncIterable<SpokenSentence> {
  const text = pages.map((page) => page.text).join(BETWEEN);
  const speakers = ownVoices(ageGroup, whoSpeaks(choices.characters, media.scenes));
  const turns: number[] = [];
  let end = 0;
  for (const page of pages) turns.push((end += page.text.length + BETWEEN.length));
  return narrator.speak({ text, language, speed: 1, speakers, turns, heardLater: true }, signal);
}

/** What is heard, page by page: each as soon as a sentence of the next one is read. */
export async function* voicesOfPages(
  pages: readonly BookPage[],
  sentences: AsyncIterable<SpokenSentence>,
): AsyncGenerator<PageVoice> {
  const starts = startsOf(pages);
  let heard: SpokenSentence[] = [];
  let page = 0;
  for await (const sentence of sentences) {
    while (sentence.offset >= (starts[page + 1] ?? Infinity)) {
      yield voiceOf(heard, starts[page++]);
      heard = [];
    }
    heard.push(sentence);
  }
  for (; page < pages.length; heard = []) yield voiceOf(heard, starts[page++]);
}

function startsOf(pages: readonly BookPage[]): number[] {
  let next = 0;
  return pages.map(({ text }) => {
    const start = next;
    next += text.length + BETWEEN.length;
    return start;
  });
}

export async function voiceOf(sentences: Parameters<typeof clipOf>[0], start = 0): Promise<PageVoice> {
  const { audio, duration, words } = await clipOf(sentences);
  return { mp3: audio, duration, words: words.map((word) => ({ ...word, offset: word.offset - start })) };
}

function textOf({ segments }: MyStory): string {
  return segments.map((segment) => segment.text).join(BETWEEN);
}

async function picturesOf(
  story: MyStory,
  text: string,
  { draw }: BookMaking,
  signal: AbortSignal,
): Promise<StoryPictureFile[]> {
  const kept = (story.media.pictures ?? []).flatMap(({ url, description, offset }) =>
    offset === undefined ? [] : [{ url, description, offset }],
  );
  return kept.length > 0 ? kept : draw(story, text, signal);
}

/** A page for every picture; what comes before the first one belongs to it. */
function cutAt(
  text: string,
  pictures: readonly StoryPictureFile[],
): { text: string; picture?: StoryPictureFile }[] {
  const starts = new Set(paragraphsOf(text).map(({ offset }) => offset));
  const usable = pictures.filter(({ offset }) => starts.has(offset)).toSorted((a, b) => a.offset - b.offset);
  if (usable.length === 0) return [{ text }];
  return usable.map((picture, i) => {
    const from = i === 0 ? 0 : picture.offset;
    return { text: text.slice(from, usable[i + 1]?.offset).trim(), picture };
  });
}

function closingOf({ language, toldBy, createdAt }: MyStory, { say }: BookMaking): Book['madeWith'] {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(createdAt),
  );
  const told =
    !toldBy || toldBy === BUILT_IN
      ? say(language, 'story.told_by.built_in')
      : say(language, 'story.told_by', { writer: toldBy });
  return { title: say(language, 'book.made_with'), lines: [told, date] };
}
