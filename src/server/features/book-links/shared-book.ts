import type { SharedBook } from '#contract/book-links.ts';
import { whoSpeaks } from '#domain/character-voices.ts';
import type { MyStory } from '#contract/my-stories.ts';
import type { Recording } from '#contract/recordings.ts';

type Heard = Pick<Recording, 'voice' | 'page' | 'duration'>;

/** What of a story goes out to whoever has a link to it. Listed one by one, so that nothing comes along because stories grow. */
export function sharedBookOf(
  story: MyStory,
  { mark, recordings, mayCopy }: Pick<SharedBook, 'mark' | 'mayCopy'> & { recordings: readonly Heard[] },
  addressOf: (file: string, query?: Record<string, string>) => string,
): SharedBook {
  const { title, language, ageGroup, toldBy, media } = story;
  const segments = story.segments.map(({ text }) => text);
  const text = textOf(story);
  return {
    mark,
    title,
    language,
    ageGroup,
    toldBy,
    mayCopy,
    segments,
    questions: story.segments.at(-1)?.questions ?? [],
    speakers: whoSpeaks(story.choices.characters, media.scenes)
      .filter(({ name }) => text.includes(name))
      .map(({ name, emoji, figure, gender, build }) => ({ name, emoji, figure, gender, build })),
    starts: (media.scenes ?? []).map(({ offset }) => offset),
    pictures: (media.pictures ?? []).flatMap(({ url, description, offset }, i) =>
      offset === undefined ? [] : [{ url: addressOf(`pictures/${i}.${endingOf(url)}`), description, offset }],
    ),
    recordings: recordings.map(({ voice, page, duration }) => ({
      voice,
      page,
      duration,
      url: addressOf(`recordings/${page}`, { voice }),
    })),
  };
}

/** All that is read aloud of it. */
export function textOf({ segments }: Pick<MyStory, 'segments'>): string {
  return segments.map(({ text }) => text).join('\n\n');
}

function endingOf(url: string): string {
  return url.slice(url.lastIndexOf('.') + 1);
}
