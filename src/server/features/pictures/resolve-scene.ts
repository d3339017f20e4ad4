import type { ImageRequest, VisualsRequest } from '#contract/pictures.ts';
import type { Catalogues } from '#domain/catalogue.ts';
import { checkText } from '#domain/content-safety/check-text.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Place } from '#domain/picture-world.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import { languageOf } from '#domain/language-of.ts';
import type { WordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import { readScene } from '#engines/illustrator/scenes/read-scene.ts';
import { scenesFromStory, type StoryScene } from '#engines/illustrator/scenes/scenes-from-story.ts';
import { castMember, type StoryCharacter } from '#engines/illustrator/scenes/who.ts';
import { AppError } from '#server/http/errors.ts';

export interface SceneWords {
  book: WordBook;
  catalogues: Catalogues;
}

type Item = NonNullable<ImageRequest['setting']>;

/** One picture, out of a plain sentence and whatever else is known. */
export function sceneOf(
  request: ImageRequest,
  words: SceneWords,
): { scene: SceneSpec; language: LanguageCode } {
  const { prompt, characters = [], setting, scene: told = {} } = request;
  const language = request.language ?? languageOf(prompt, words.book.common);
  requireSafe('prompt', language, prompt, setting?.name, ...characters.flatMap(textsOf));
  const place = setting && placeOf(setting, words, language);
  const cast = characters.map((each) => characterOf(each, words, language));
  const read = readScene(prompt, { language, book: words.book, characters: cast, defaults: { place } });
  const named = read.characters.some(({ id }) => cast.some((each) => each.id === id));
  const { props = read.props, effect = read.effect, ...light } = told;
  return {
    language,
    scene: {
      ...read,
      ...withoutGaps(light),
      props,
      ...(effect && { effect }),
      // Who was sent along is in the picture, whether the prompt names them or not.
      characters:
        named || cast.length === 0
          ? read.characters
          : cast.map((each) => castMember(each, words.book, language)),
    },
  };
}

/** The scenes of a whole story. */
export function storyScenes(
  request: VisualsRequest,
  words: SceneWords,
): { scenes: StoryScene[]; language: LanguageCode } {
  const { storyContent, characters, setting, theme, targetScenes, beats } = request;
  const language = request.language ?? languageOf(storyContent, words.book.common);
  requireSafe('storyContent', language, storyContent);
  requireSafe('characters', language, setting?.name, theme?.name, ...characters.flatMap(textsOf));
  const place = setting && placeOf(setting, words, language);
  return {
    language,
    scenes: scenesFromStory(
      {
        story: storyContent,
        language,
        characters: characters.map((each) => characterOf(each, words, language)),
        setting: { name: setting?.name ?? '', ...(place && { place }) },
        theme: theme?.name ?? '',
        targetScenes,
        beats,
      },
      words.book,
    ),
  };
}

/** By its id in the catalogue, or by its name there in any language. */
function placeOf({ id, name }: Item, { catalogues }: SceneWords, language: LanguageCode): Place | undefined {
  const { settings } = catalogues[language];
  return settings.find((each) => each.id === id || each.name.toLowerCase() === name.toLowerCase())?.place;
}

function characterOf(
  { id, name, emoji, description }: Item,
  { catalogues }: SceneWords,
  language: LanguageCode,
): StoryCharacter {
  const same = (other: string) => other.toLowerCase() === name.toLowerCase();
  const known = catalogues[language].characters.find(
    (each) => each.id === id || same(each.name) || same(each.givenName),
  );
  if (known) {
    const { figure, gender, skin, givenName } = known;
    return { id: known.id, name: givenName, figure, gender, ...(skin !== undefined && { skinTone: skin }) };
  }
  return { id: id || name, name, emoji, ...(description && { description }) };
}

const textsOf = ({ name, description }: Item) => [name, description];

function requireSafe(field: string, language: LanguageCode, ...texts: (string | null | undefined)[]): void {
  if (texts.every((text) => !text || checkText(text, { language }).clean)) return;
  const message = 'Please use family-friendly language suitable for children';
  throw new AppError(422, 'unsafe_text', message, { [field]: message });
}

function withoutGaps<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };
}
