import type { AgeGroup } from '#domain/age-groups.ts';
import type { Appearance } from '#domain/direction-words.ts';
import { isStandIn } from '#domain/family-in-scenes.ts';
import { figureOfLook } from '#domain/figure-of-look.ts';
import type { Figure } from '#domain/picture-world.ts';
import { GENDER_OF, pronounOfFace } from '#domain/pronouns.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import type { StoryOption } from '#domain/story-options.ts';
import type { Gender } from '#domain/story-world.ts';

/** Whom a voice can be like. */
export const VOICE_KINDS = [
  ...(['girl', 'boy', 'woman', 'man', 'old-woman', 'old-man'] as const),
  ...(['creature', 'creature-m', 'large-creature', 'large-creature-m'] as const),
] as const;
export type VoiceKind = (typeof VOICE_KINDS)[number];

/** A creature that is not as large as such ones are: small, also because it is young. */
export const BUILDS = ['small', 'large'] as const;
export type Build = (typeof BUILDS)[number];

/** Somebody whose lines may have a voice of their own, and as much as is known of them. */
export interface Speaker {
  /** As the story calls them. */
  name: string;
  emoji?: string | undefined;
  figure?: Figure | undefined;
  gender?: Gender | undefined;
  build?: Build | undefined;
  /** What follows of it. */
  kind?: VoiceKind | undefined;
}

const CHILDREN: ReadonlySet<Figure> = new Set<Figure>(['child', 'baby']);
const GROWN_UPS: ReadonlySet<Figure> = new Set<Figure>([
  ...(['adult', 'princess', 'prince', 'queen', 'king', 'knight', 'wizard', 'witch', 'fairy'] as const),
  ...(['elf', 'mermaid', 'pirate', 'astronaut', 'superhero', 'firefighter', 'doctor', 'teacher'] as const),
  ...(['chef', 'scientist', 'explorer', 'farmer', 'musician', 'inventor'] as const),
]);
/** Whom the word itself calls a man. */
const MEN: ReadonlySet<Figure> = new Set<Figure>(['prince', 'king', 'wizard']);

/** Creatures that are larger than a man. */
const LARGE: ReadonlySet<Figure> = new Set<Figure>([
  ...(['bear', 'lion', 'tiger', 'elephant', 'horse', 'cow', 'giraffe', 'camel', 'buffalo', 'ox'] as const),
  ...(['mammoth', 'crocodile', 'whale', 'troll', 'dinosaur', 'triceratops', 'stegosaurus'] as const),
]);

/** Whose voice fits: by what somebody is and how they are spoken of. Where that is not said, a woman's or a girl's. */
export function voiceKindOf(figure: Figure, gender: Gender = 'x', build?: Build): VoiceKind {
  if (CHILDREN.has(figure)) return gender === 'm' ? 'boy' : 'girl';
  if (figure === 'elder') return gender === 'm' ? 'old-man' : 'old-woman';
  if (!GROWN_UPS.has(figure)) {
    const isLarge = build ? build === 'large' : LARGE.has(figure);
    if (gender === 'm') return isLarge ? 'large-creature-m' : 'creature-m';
    return isLarge ? 'large-creature' : 'creature';
  }
  return gender === 'm' || (gender !== 'f' && MEN.has(figure)) ? 'man' : 'woman';
}

/** So many are told apart, the heroes first. */
const MOST_SPEAKERS = 20;

/** Everybody in a story who may say something: its heroes as they look, then whom its scenes show. */
export function whoSpeaks(
  heroes: readonly StoryOption[],
  scenes: readonly StoryScene[] = [],
): readonly Speaker[] {
  const shown = new Map<string, Speaker>();
  for (const { direction } of scenes) {
    for (const { name, called = name, figure, gender, ...look } of direction.who) {
      if (isStandIn(called)) continue;
      const known = shown.get(called);
      const build = known?.build ?? buildOf(look);
      shown.set(called, { name: called, figure, gender: known?.gender ?? gender, build });
    }
  }
  const known = heroes.map(({ name, emoji, pronoun, look }): Speaker => {
    const inScenes = [...shown.values()].find((each) => isCalled(name, each.name));
    if (inScenes) shown.delete(inScenes.name);
    const said = GENDER_OF[pronoun ?? pronounOfFace(emoji)];
    const figure = look ? figureOfLook(look) : inScenes?.figure;
    const gender = said === 'x' ? inScenes?.gender : said;
    const build = look ? undefined : inScenes?.build;
    return told({ name, emoji, figure, gender, build });
  });
  const others = [...shown.values()].map(told);
  return [...known, ...others].slice(0, MOST_SPEAKERS);
}

function told({ name, emoji, figure, gender, build }: Speaker): Speaker {
  return {
    name,
    ...(emoji && { emoji }),
    ...(figure && { figure }),
    ...(gender && { gender }),
    ...(build && { build }),
  };
}

function buildOf({ size, age }: Appearance): Build | undefined {
  if (size === 'big' || size === 'giant') return 'large';
  return size || age === 'baby' || age === 'child' ? 'small' : undefined;
}

/** The same of a story of the library: of its people it tells the names, and its scenes show them. */
export function speakersOfLibrary(
  names: readonly string[],
  scenes: readonly StoryScene[] | undefined,
): readonly Speaker[] {
  return whoSpeaks(
    names.map((name) => ({ id: '', name, emoji: '', description: '' })),
    scenes,
  );
}

/** "Ember the dragon" is called Ember. */
function isCalled(name: string, called: string): boolean {
  return name === called || name.split(/\s+/).includes(called);
}

/** The youngest follow one voice best. */
const ONE_VOICE: AgeGroup = '3-5';

/** One voice for everybody in a story, or one for each. */
export const WHO_READS = ['one', 'each'] as const;
export type WhoReads = (typeof WHO_READS)[number];

/** Whose lines have a voice of their own: as a family wishes, else as the age asks for. */
export function ownVoices<Whoever>(
  ageGroup: AgeGroup | undefined,
  speakers: readonly Whoever[],
  wish: WhoReads = ageGroup === ONE_VOICE ? 'one' : 'each',
): readonly Whoever[] {
  return wish === 'one' ? [] : speakers;
}
