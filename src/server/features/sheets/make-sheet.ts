import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { hash, seeded } from '#domain/random.ts';
import type { Shot } from '#domain/scene-direction.ts';
import type { ThemeFamily } from '#domain/story-world.ts';
import { threeQuestions, type Talk } from '#domain/talk.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { countWords } from '#domain/text/words.ts';
import { wordFinder, type WordCards } from '#domain/word-cards.ts';
import type { Sheet, SheetDrawing } from '#engines/bookbinder/port.ts';
import type { PictureWords } from '#engines/illustrator/describe/picture-words.ts';
import type { PictureOptions } from '#engines/illustrator/built-in/compose/layout.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import { storyWords } from '#server/features/sheets/story-words.ts';

/** A story, as far as a sheet is about it. */
export interface StoryForSheet {
  /** Of its pictures: whoever is drawn looks as in the book. */
  seed: string;
  title: string;
  text: string;
  language: LanguageCode;
  ageGroup: AgeGroup;
  /** Its own; where there are fewer than three, open ones come after them. */
  questions: readonly string[];
  /** Of a theme of the catalogue. */
  themeFamily?: ThemeFamily | undefined;
  /** First to last. */
  scenes: readonly SceneSpec[];
}

export interface SheetMaking {
  studio: Pick<Studio, 'draw' | 'drawEmblem'>;
  words: (language: LanguageCode) => PictureWords;
  /** Words that a child may learn, by their drawings. */
  cards: (language: LanguageCode) => WordCards;
  talk: (language: LanguageCode) => Talk;
  /** A message of the interface. */
  say: (language: LanguageCode, id: string, values?: Record<string, unknown>) => string;
  /** What a child reads by itself, in signs that it has learnt. */
  spell: (text: string, reader: Pick<StoryForSheet, 'language' | 'ageGroup'>) => Promise<string>;
}

/** Of fewer there is nothing to put in order. */
const FEWEST_SCENES = 3;
const MOST_SCENES = 6;
const WORD_SIZE = 100;

type Drawing = Pick<PictureOptions, 'toColour' | 'format'>;

export async function makeSheet(
  story: StoryForSheet,
  { studio, words, cards, talk, say, spell }: SheetMaking,
  signal: AbortSignal,
): Promise<Sheet> {
  const { seed, language, text, scenes, ageGroup, themeFamily, questions } = story;
  const find = (told: string) => wordFinder(cards(language), language)(told);
  const ask = (id: string) => say(language, id);
  const askChild = (id: string) => spell(ask(id), story);
  const inLines = async (scene: SceneSpec, how: Drawing): Promise<SheetDrawing> => ({
    svg: await studio.draw({ scene, seed, ...how }, signal),
    description: scene.description,
  });
  const [toColour, drawnWords, drawnScenes] = await Promise.all([
    inLines(mainScene(scenes), { toColour: 'large', format: 'page' }),
    Promise.all(
      storyWords(scenes, { text, words: words(language), find }).map(async ({ word, show }) => ({
        word: await spell(word, story),
        picture: {
          svg: await studio.drawEmblem({ seed, things: [{ show, size: WORD_SIZE }], toColour: true }, signal),
          description: word,
        },
      })),
    ),
    Promise.all(outOfOrder(evenly(scenes), seed).map((scene) => inLines(scene, { toColour: 'small' }))),
  ]);
  return {
    title: story.title,
    language,
    level: levelOf(story, { say }),
    labels: {
      name: await askChild('sheet.name'),
      date: await askChild('sheet.date'),
      colour: await askChild('sheet.colour'),
      words: await askChild('sheet.words'),
      questions: await askChild('book.talk'),
      order: await askChild('sheet.order'),
      ending: await askChild('sheet.ending'),
    },
    toColour,
    words: drawnWords,
    questions: threeQuestions({ seed, ageGroup, themeFamily, questions }, talk(language)),
    scenes: drawnScenes,
    madeWith: ask('book.made_with'),
  };
}

/** As it is, not as it was meant to be. */
function levelOf({ text, language, ageGroup }: StoryForSheet, { say }: Pick<SheetMaking, 'say'>): string {
  const words = countWords(text, language);
  const sentence = Math.round(words / Math.max(1, sentencesOf(text, language).length));
  return say(language, 'sheet.level', { words, sentence, ages: ageGroup.replace('-', '–') });
}

/** How much of a scene is to colour when it is seen so; nearer is larger, and against the light there is nothing. */
const WORTH: Partial<Record<Shot, number>> = {
  medium: 3,
  'two-shot': 3,
  close: -2,
  detail: -9,
  silhouette: -9,
};

/** Where most is to be seen, and coloured. */
function mainScene(scenes: readonly SceneSpec[]): SceneSpec {
  const worth = ({ characters, props, shot }: SceneSpec) =>
    Math.min(characters.length, 3) * 2 + Math.min(props.length, 4) + ((shot && WORTH[shot]) ?? 0);
  const [best] = scenes.toSorted((a, b) => worth(b) - worth(a));
  if (!best) throw new Error('a story without a scene has no sheet');
  return best;
}

/** As many as a page has room for, from the first to the last. */
function evenly(scenes: readonly SceneSpec[]): SceneSpec[] {
  if (scenes.length < FEWEST_SCENES) return [];
  const count = Math.min(MOST_SCENES, scenes.length);
  const last = scenes.length - 1;
  return Array.from({ length: count }, (_, i) => scenes[Math.round((i * last) / (count - 1))]).flatMap(
    (scene) => scene ?? [],
  );
}

/** Always the same for one story, and never its own order. */
export function outOfOrder<Item>(items: readonly Item[], seed: string): Item[] {
  const random = seeded(hash(`${seed}/order`));
  const mixed = items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
  const [first, ...others] = mixed;
  return first !== undefined && mixed.every((item, i) => item === items[i]) ? [...others, first] : mixed;
}
