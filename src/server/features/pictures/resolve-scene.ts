import type { ImageRequest, PortraitRequest, VisualsRequest } from '#contract/pictures.ts';
import type { CatalogueCharacter } from '#domain/catalogue.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import type { Look } from '#domain/look.ts';
import { isPersonal } from '#domain/personal-character.ts';
import type { Place } from '#domain/picture-world.ts';
import { GENDER_OF, type Pronoun } from '#domain/pronouns.ts';
import type { ThemeHero } from '#domain/theme-heroes.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';
import { languageOf } from '#domain/language-of.ts';
import type { PortraitOptions } from '#engines/illustrator/built-in/compose/portrait.ts';
import { readScene } from '#engines/illustrator/scenes/read-scene.ts';
import { scenesFromStory, type StoryScene } from '#engines/illustrator/scenes/scenes-from-story.ts';
import { sceneCharacter, type StoryCharacter } from '#engines/illustrator/scenes/who.ts';
import { asDirected, directedScene } from '#server/features/pictures/directed-scene.ts';
import type { SceneWords } from '#server/features/pictures/scene-words.ts';
import { requireSafeText } from '#server/moderation/safe-text.ts';

type Named = NonNullable<ImageRequest['setting']>;
type Item = Named & { pronoun?: Pronoun | undefined; look?: Look | undefined };

const TYPED = 'custom-';

/** One picture, out of a plain sentence and whatever else is known. */
export function sceneOf(
  request: ImageRequest,
  words: SceneWords,
): { scene: SceneSpec; language: LanguageCode } {
  const { prompt, characters = [], setting, scene: told = {} } = request;
  const language = request.language ?? languageOf(prompt, words.book.common);
  requireSafeText(
    { prompt, setting: setting && textsOf(setting), characters: characters.flatMap(textsOf) },
    language,
  );
  const place = setting && placeOf(setting, words, language);
  const people = characters.map((each) => characterOf(each, words, language));
  const read = readScene(prompt, { language, book: words.book, characters: people, defaults: { place } });
  const named = read.characters.some(({ id }) => people.some((each) => each.id === id));
  const { props = read.props, effect = read.effect, ...light } = told;
  const company = companyOf(people, words, language);
  return {
    language,
    scene: {
      ...read,
      ...(company.length > 0 && { company }),
      ...withoutGaps(light),
      props,
      ...(effect && { effect }),
      // Who was sent along is in the picture, whether the prompt names them or not.
      characters:
        named || people.length === 0
          ? read.characters
          : people.map((each) => sceneCharacter(each, words.book, language)),
    },
  };
}

/** The scenes of a whole story. */
export function storyScenes(
  request: VisualsRequest,
  words: SceneWords,
): { scenes: StoryScene[]; language: LanguageCode } {
  const { storyContent, characters, setting, theme, targetScenes, beats, scenes: told = [] } = request;
  const language = request.language ?? languageOf(storyContent, words.book.common);
  requireSafeText(
    {
      storyContent,
      setting: setting && textsOf(setting),
      theme: theme && textsOf(theme),
      characters: characters.flatMap(textsOf),
      scenes: told.flatMap(({ direction }) => direction.who.flatMap(({ name, called }) => [name, called])),
    },
    language,
  );
  const place = setting && placeOf(setting, words, language);
  const people = characters.map((each) => asDirected(characterOf(each, words, language), told));
  const company = companyOf(people, words, language);
  const cuts = told.length > 0 ? told.map(({ offset }) => offset) : beats;
  const read = scenesFromStory(
    {
      story: storyContent,
      language,
      characters: people,
      setting: { name: setting?.name ?? '', ...(place && { place }) },
      theme: theme?.name ?? '',
      targetScenes: told.length || targetScenes,
      beats: cuts,
    },
    words.book,
  );
  const known = {
    people: people.map((each) => sceneCharacter(each, words.book, language)),
    words: { told: words.descriptions[language], english: words.descriptions.en },
  };
  const scenes = read.map((scene) => {
    const direction = told.find(({ offset }) => offset === scene.at)?.direction;
    return direction ? directedScene(scene, direction, known) : scene;
  });
  return {
    language,
    scenes: company.length > 0 ? scenes.map((scene) => ({ ...scene, company })) : scenes,
  };
}

/** Somebody who was typed in, as the pictures of a story will show them. */
export function typedPortrait(
  { name, pronoun, ...told }: PortraitRequest,
  words: SceneWords,
): PortraitOptions {
  const language = told.language ?? languageOf(name, words.book.common);
  requireSafeText({ name }, language);
  const person = characterOf({ id: TYPED, name, emoji: '', pronoun }, words, language);
  const { id, figure, gender, skinTone } = sceneCharacter(person, words.book, language);
  return {
    id,
    figure,
    gender,
    ...(skinTone !== undefined && { skinTone }),
    pose: 'wave',
    ...(person.looksBy === 'name' && { company: companyOf([person], words, language) }),
  };
}

/** By its id in the catalogue, or by its name there in any language. */
function placeOf({ id, name }: Item, { catalogues }: SceneWords, language: LanguageCode): Place | undefined {
  const { settings } = catalogues[language];
  return settings.find((each) => each.id === id || each.name.toLowerCase() === name.toLowerCase())?.place;
}

const OF_STORY = 'story:';

/** Somebody whom one story alone knows: it gives them what looks it likes. */
export function ofStoryAlone(name: string): Item {
  return { id: `${OF_STORY}${name}`, name, emoji: '', description: '' };
}

/** A hero of the catalogue looks as on the card, somebody of a family or of a wish as the name says. */
function characterOf(item: Item, words: SceneWords, language: LanguageCode): StoryCharacter {
  const hero = heroOf(item, words, language);
  if (hero) return asOnCard(hero);
  const { id, name, emoji, description, pronoun, look } = item;
  const ofTheme = words.themeHeroes.get(id);
  if (ofTheme) return { name, ...drawnOnCard(ofTheme) };
  if (id.startsWith(OF_STORY)) return { id: name, name };
  return {
    id: id || name,
    looksBy: 'name',
    name,
    // Who was typed in has the same star for a face as all the others.
    ...(!id.startsWith(TYPED) && { emoji }),
    ...(pronoun && { gender: GENDER_OF[pronoun] }),
    ...(description && { description }),
    ...(look && { look }),
  };
}

function asOnCard({ givenName, name, ...hero }: CatalogueCharacter): StoryCharacter {
  return { name: givenName, fullName: name, ...drawnOnCard(hero) };
}

function drawnOnCard({ id, figure, gender, skin }: ThemeHero): Omit<StoryCharacter, 'name'> {
  return { id, looksBy: 'card', figure, gender, ...(skin !== undefined && { skinTone: skin }) };
}

/**
 * By the id, else by the whole name in any language: "Ember the dragon". "Tara" is the catalogue's tiger only where
 * nothing but the name is known; with an id, she may be somebody's daughter.
 */
function heroOf(
  { id, name }: Item,
  { catalogues }: SceneWords,
  language: LanguageCode,
): CatalogueCharacter | undefined {
  const known = catalogues[language].characters.find((hero) => hero.id === id);
  if (known || isPersonal({ id })) return known;
  const wanted = name.toLowerCase();
  const among = (codes: readonly LanguageCode[], part: 'name' | 'givenName') =>
    codes.flatMap((code) => catalogues[code].characters).find((hero) => hero[part].toLowerCase() === wanted);
  return (
    among([language, ...LANGUAGE_CODES], 'name') ?? (id ? undefined : among([language, 'en'], 'givenName'))
  );
}

/**
 * Before whom those who look as their name says give way, so that nobody is mistaken for another: the catalogue's heroes
 * of the same figure, whether they are in the story or not, and whoever of their own kind comes first in it.
 */
function companyOf(
  people: readonly StoryCharacter[],
  { book, catalogues }: SceneWords,
  language: LanguageCode,
): SceneCharacter[] {
  const members = (characters: readonly StoryCharacter[]) =>
    characters.map((each) => sceneCharacter(each, book, language));
  const byName = members(people.filter(({ looksBy }) => looksBy === 'name'));
  const figures = new Set(byName.map(({ figure }) => figure));
  const heroes = catalogues[language].characters.filter(({ figure }) => figures.has(figure));
  const onCards = members(people.filter(({ looksBy }) => looksBy === 'card'));
  const known = new Set(heroes.map(({ id }) => id));
  return [
    ...members(heroes.map(asOnCard)),
    ...onCards.filter(({ id, figure }) => figures.has(figure) && !known.has(id)),
    ...byName,
  ];
}

const textsOf = ({ name, description }: Item) => [name, description];

function withoutGaps<Value extends object>(
  value: Value,
): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };
}
