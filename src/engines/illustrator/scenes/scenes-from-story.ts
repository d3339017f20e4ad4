import type { LanguageCode } from '#domain/languages.ts';
import { TIMES_OF_DAY, type Mood, type Place, type TimeOfDay } from '#domain/picture-world.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';
import type { Topic } from '#engines/illustrator/scenes/lexicon.ts';
import type { WordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import { readScene, type SceneDefaults } from '#engines/illustrator/scenes/read-scene.ts';
import { sentencesOf, type Sentence } from '#engines/illustrator/scenes/sentences.ts';
import { sceneCharacter, type StoryCharacter } from '#engines/illustrator/scenes/who.ts';

export interface StoryToDraw {
  story: string;
  language: LanguageCode;
  characters: readonly StoryCharacter[];
  /** A place of the catalogue, or the words of somebody's own. */
  setting: { name: string; place?: Place };
  /** Tells the mood where the text does not. */
  theme: string;
  targetScenes: number;
  /** Where its turning points begin, if whoever told it knows them. */
  beats?: readonly number[] | undefined;
}

export interface StoryScene extends SceneSpec {
  /** Where in the text its first paragraph begins. */
  at: number;
}

const LONGEST_DESCRIPTION = 220;
const QUOTE = /["“”„«»「」『』]/;

/**
 * The turning points of a story, first to last, each with the sentence that shows it. Places, light and weather hold on
 * until the text changes them. The built-in storyteller hands its beats along; other texts are cut at paragraphs as evenly
 * as they allow.
 */
export function scenesFromStory(request: StoryToDraw, book: WordBook): StoryScene[] {
  const { story, language, characters, targetScenes, beats } = request;
  const sentences = sentencesOf(story, language);
  let standing = openingOf(request, book);
  let around = characters.slice(0, 2).map((character) => sceneCharacter(character, book, language));
  return cut(sentences, targetScenes, beats).map((part) => {
    const text = narrationOf(part.map((sentence) => sentence.text).join(' '));
    const read = readScene(text, {
      language,
      book,
      characters,
      defaults: standing,
      description: telling(part, request, book),
    });
    const scene = { ...read, time: later(standing.time, read.time) };
    standing = { home: standing.home, place: scene.place, time: scene.time, weather: scene.weather };
    if (named(scene, characters)) around = scene.characters.map(withoutAction);
    return {
      ...scene,
      at: part[0]?.at ?? 0,
      characters: named(scene, characters) ? scene.characters : joined(around, scene.characters),
    };
  });
}

/** The day of a story goes on; only a night ends in a morning. A word about yesterday turns nothing back. */
function later(standing: TimeOfDay | undefined, read: TimeOfDay): TimeOfDay {
  if (!standing || (standing === 'night' && read === 'morning')) return read;
  return TIMES_OF_DAY.indexOf(read) >= TIMES_OF_DAY.indexOf(standing) ? read : standing;
}

function openingOf({ setting, theme, language }: StoryToDraw, book: WordBook): SceneDefaults {
  const mentions = book.lexicon(language).find(`${setting.name}. ${theme}`);
  const told = (topic: Topic) => mentions.find((mention) => mention.topic === topic)?.value;
  return {
    place: setting.place ?? (told('places') as Place | undefined),
    mood: told('moods') as Mood | undefined,
  };
}

const SPEECH = /[“„”"«「『][^“”"»」』]*[”“"»」』]/g;

/** What people say is about yesterday, elsewhere and perhaps; what is told is seen. */
function narrationOf(text: string): string {
  const told = text.replaceAll(SPEECH, ' ').trim();
  return /\p{L}/u.test(told) ? told : text;
}

function named({ characters }: SceneSpec, known: readonly StoryCharacter[]): boolean {
  return characters.some(({ id }) => known.some((each) => each.id === id));
}

/** "The dragon" is the one whose name we know, not another; what it does, that one does. */
function joined(around: readonly SceneCharacter[], seen: readonly SceneCharacter[]): SceneCharacter[] {
  const meant = new Map(seen.map((each) => [around.find(({ figure }) => figure === each.figure), each]));
  const acting = around.map((each): SceneCharacter => {
    const { pose, holds } = meant.get(each) ?? {};
    return { ...each, ...(pose && { pose }), ...(holds && { holds }) };
  });
  return [...acting, ...seen.filter(({ figure }) => around.every((each) => each.figure !== figure))];
}

function withoutAction({ pose: _pose, mood: _mood, holds: _holds, ...who }: SceneCharacter): SceneCharacter {
  return who;
}

/** Into parts of about the same length, where a beat begins, or a paragraph, if one is near. */
function cut(sentences: readonly Sentence[], wanted: number, beats: readonly number[] = []): Sentence[][] {
  const count = Math.min(wanted, sentences.length);
  const known = startsAt(beats, sentences);
  // As many beats as scenes: whoever asks has decided where they begin.
  if (known.length === count) return between(known, sentences);
  const starts = [0];
  for (let part = 1; part < count; part++) {
    const even = (part * sentences.length) / count;
    const least = (starts.at(-1) ?? 0) + 1;
    const most = sentences.length - (count - part);
    const candidates = sentences.map((_, i) => i).filter((i) => i >= least && i <= most);
    const share = sentences.length / count;
    const worth = ({ opensParagraph, at }: Sentence) =>
      opensParagraph ? (beats.includes(at) ? share : share / 2) : 0;
    const cost = (i: number) => {
      const sentence = sentences[i];
      return Math.abs(i - even) - (sentence ? worth(sentence) : 0);
    };
    starts.push(candidates.reduce((best, i) => (cost(i) < cost(best) ? i : best), least));
  }
  return between(starts.slice(0, count), sentences);
}

function startsAt(beats: readonly number[], sentences: readonly Sentence[]): number[] {
  return beats
    .map((beat) => sentences.findIndex(({ at, opensParagraph }) => opensParagraph && at === beat))
    .filter((index) => index !== -1);
}

function between(starts: readonly number[], sentences: readonly Sentence[]): Sentence[][] {
  return starts.map((start, i) => sentences.slice(start, starts[i + 1] ?? sentences.length));
}

/** The sentence with the most to see; narration before speech. */
function telling(part: readonly Sentence[], { characters, language }: StoryToDraw, book: WordBook): string {
  const lexicon = book.lexicon(language);
  const worth = ({ text }: Sentence) => {
    const seen = lexicon.find(text).filter(({ topic }) => topic !== 'times').length;
    const people = characters.filter(({ name }) => text.includes(name.split(/\s/)[0] ?? name)).length;
    return (
      Math.min(4, seen) +
      people * 1.5 -
      (QUOTE.test(text) ? 2.5 : 0) -
      (text.length > LONGEST_DESCRIPTION ? 3 : 0)
    );
  };
  const best = part.reduce((chosen, sentence) => (worth(sentence) > worth(chosen) ? sentence : chosen));
  return shortened(best.text);
}

function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, LONGEST_DESCRIPTION - 1).replace(/[\s,;:、，][^\s,;:、，]*$/u, '')}…`;
}
