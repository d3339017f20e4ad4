import type { LanguageCode } from '#domain/languages.ts';
import { cleanLine } from '#domain/text/printable-text.ts';
import {
  type Effect,
  type Figure,
  type Mood,
  type Place,
  type Pose,
  type Prop,
  type TimeOfDay,
  type Weather,
} from '#domain/picture-world.ts';
import type { SceneCharacter, SceneSpec } from '#engines/illustrator/port.ts';
import type { Mention, Topic } from '#engines/illustrator/scenes/lexicon.ts';
import type { WordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import { sceneCharacter, type StoryCharacter } from '#engines/illustrator/scenes/who.ts';

/** What holds where a text says nothing. */
export interface SceneDefaults {
  place?: Place | undefined;
  /** Where the story is set: it returns there sooner than it goes elsewhere. */
  home?: Place | undefined;
  time?: TimeOfDay | undefined;
  weather?: Weather | undefined;
  mood?: Mood | undefined;
}

export interface ReadOptions {
  language: LanguageCode;
  book: WordBook;
  /** Those of the story; who is not named in the text is not in the picture. */
  characters: readonly StoryCharacter[];
  defaults?: SceneDefaults;
  /** The sentence that tells the picture, if the text is longer. */
  description?: string;
}

const MOST_STRANGERS = 3;
const MOST_PROPS = 3;

/** Reads a scene out of plain words, in any of the ten languages. */
export function readScene(
  text: string,
  { language, book, characters, defaults = {}, description }: ReadOptions,
): SceneSpec {
  const find = (words: string) => withoutNames(book.lexicon(language).find(words), words, characters);
  const mentions = find(text);
  const present = named(text, characters).map(({ character, index }) => ({
    index,
    member: sceneCharacter(character, book, language),
  }));
  const told = description === undefined ? mentions : find(description);
  const actors = present.length ? [...present, ...newcomers(told, present)] : strangers(mentions);
  const props = unique(valuesOf<Prop>(mentions, 'props')).slice(0, MOST_PROPS);
  const mood = valuesOf<Mood>(mentions, 'moods').at(-1) ?? defaults.mood ?? 'happy';
  const effect = valuesOf<Effect>(mentions, 'effects').at(-1);
  return {
    description: cleanLine(description ?? firstSentence(text)),
    place: placeOf(mentions, defaults) ?? 'meadow',
    time: valuesOf<TimeOfDay>(mentions, 'times').at(-1) ?? defaults.time ?? 'day',
    weather: valuesOf<Weather>(mentions, 'weathers').at(-1) ?? defaults.weather ?? 'clear',
    mood,
    characters: withActions(actors, mentions),
    props,
    ...(effect && mood !== 'sad' && mood !== 'scared' && { effect }),
  };
}

interface Present {
  member: SceneCharacter;
  index: number;
}

function named(text: string, characters: readonly StoryCharacter[]) {
  const plain = text.toLowerCase();
  return characters
    .map((character) => ({ character, index: indexOfName(plain, character.name.toLowerCase()) }))
    .filter(({ index }) => index !== -1);
}

/** What a hero's full name says of them is nobody else. */
function withoutNames(
  mentions: readonly Mention[],
  text: string,
  characters: readonly StoryCharacter[],
): readonly Mention[] {
  const plain = text.toLowerCase();
  const taken = characters.flatMap(({ name, fullName = name }) =>
    fullName === '' ? [] : [...plain.matchAll(new RegExp(RegExp.escape(fullName.toLowerCase()), 'gu'))],
  );
  const isName = (index: number) =>
    taken.some((match) => match.index < index && index < match.index + match[0].length);
  return mentions.filter(({ topic, index }) => topic !== 'figures' || !isName(index));
}

/** By the whole name, or by its first word: "Ember" for "Ember the dragon". */
function indexOfName(text: string, name: string): number {
  const whole = text.indexOf(name);
  if (whole !== -1 || !name) return name ? whole : -1;
  const [first = ''] = name.split(/\s/);
  return first.length > 2 ? text.search(new RegExp(`(?<!\\p{L})${RegExp.escape(first)}(?!\\p{L})`, 'u')) : -1;
}

/** "A fox and a girl": whoever a text without names is about. */
function strangers(mentions: readonly Mention[]): Present[] {
  const seen = new Map<string, Present>();
  for (const { topic, value, index } of mentions) {
    if (topic !== 'figures' || seen.has(value)) continue;
    const figure = value as Figure;
    seen.set(value, { index, member: { id: `the-${value}`, name: value, figure, gender: 'x' } });
  }
  return [...seen.values()].slice(0, MOST_STRANGERS);
}

/** "It was a hedgehog": in the sentence that tells the picture, somebody besides those with names. */
function newcomers(told: readonly Mention[], present: readonly Present[]): Present[] {
  const known = new Set<Figure>([...PEOPLE_AT_LARGE, ...present.map(({ member }) => member.figure)]);
  return strangers(told)
    .filter(({ member }) => !known.has(member.figure))
    .slice(0, 1);
}

/** Words for these mostly mean somebody whose name we know. */
const PEOPLE_AT_LARGE: readonly Figure[] = ['child', 'baby', 'adult', 'elder'];

/** Whoever was named last before an action does it, and holds what is mentioned next to them. */
function withActions(present: readonly Present[], mentions: readonly Mention[]): SceneCharacter[] {
  const actor = (index: number) =>
    present.filter((each) => each.index <= index).toSorted((a, b) => b.index - a.index)[0] ?? present[0];
  const poses = new Map<string, Pose>();
  const held = new Map<string, Prop>();
  for (const { topic, value, index } of mentions) {
    const who = actor(index)?.member.id;
    if (!who) break;
    if (topic === 'poses' && !poses.has(who)) poses.set(who, value as Pose);
    if (topic === 'props' && held.size === 0 && HANDY.has(value)) held.set(who, value as Prop);
  }
  return present.map(({ member }) => {
    const pose = poses.get(member.id);
    const holds = pose === 'sleep' || pose === 'hug' ? undefined : held.get(member.id);
    return { ...member, ...(pose && { pose }), ...(holds && { holds }) };
  });
}

/** What fits into a hand. */
const HANDY: ReadonlySet<string> = new Set<Prop>([
  'balloon',
  'kite',
  'gift',
  'book',
  'key',
  'map',
  'lantern',
  'candle',
  'flowers',
  'tulip',
  'rose',
  'apple',
  'bread',
  'cookie',
  'ice-cream',
  'umbrella',
  'magnifier',
  'wand',
  'bell',
  'trumpet',
  'violin',
  'paintbrush',
  'pencil',
  'hammer',
  'teddy-bear',
  'bucket',
  'shell',
  'egg',
  'feather',
  'leaf',
  'mushroom',
  'carrot',
  'honey',
  'cheese',
  'camera',
  'compass',
  'letter',
  'scroll',
  'cup',
  'spoon',
  'torch',
  'broom',
  'strawberry',
  'banana',
  'lemon',
  'mango',
  'pear',
  'cupcake',
  'lollipop',
  'milk',
  'juice',
  'trophy',
  'flag',
  'flute',
  'magnet',
  'clover',
  'fishing-rod',
  'star',
  'gem',
  'crown',
]);

const valuesOf = <Value>(mentions: readonly Mention[], topic: Topic): Value[] =>
  mentions.filter((mention) => mention.topic === topic).map(({ value }) => value as Value);

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** So much more does a place weigh where we are already, and where the story is set: a passing word moves nobody. */
const STANDING = 1.5;

/** The place that is mentioned most. */
function placeOf(mentions: readonly Mention[], { place, home }: SceneDefaults): Place | undefined {
  const counts = new Map<Place, number>();
  const add = (each: Place, weight: number) => counts.set(each, (counts.get(each) ?? 0) + weight);
  if (place) add(place, STANDING);
  if (home) add(home, STANDING);
  for (const each of valuesOf<Place>(mentions, 'places')) add(each, 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

function firstSentence(text: string): string {
  return text.trim().split(/\n/)[0] ?? '';
}
