import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { SecondTelling, TaleMark } from '#domain/side-by-side.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import type { StoryOption } from '#domain/story-options.ts';

/** A finished story, as far as it was told. */
export interface CreatedStory {
  /** Made in the browser; ties pictures, drafts and My Stories together. */
  id: string;
  title: string;
  /** First to last; the whole text has a blank line between them. */
  segments: readonly string[];
  /** Of each segment, what to talk about when it is over; absent where nothing is known of any. */
  questions?: readonly (readonly string[])[];
  /** Which segment is the newest. */
  index: number;
  continuations: number;
  language: LanguageCode;
  ageGroup: AgeGroup;
  /** Who wrote it. */
  writer: string;
  /** Where its turning points begin in the text of the first segment. */
  beats?: readonly number[];
  /** What happens there and how it is to be drawn, where the teller knows. */
  scenes?: readonly StoryScene[];
  /** Which tale its first segment is, where it is one. */
  tale?: TaleMark | undefined;
  /** The same in other languages, as far as somebody wished to read it so. */
  tellings?: readonly SecondTelling[];
  /** What was drawn for it so far. */
  pictures?: readonly StoryPicture[];
  /** Who drew them. */
  painter?: string;
  /** With it a guest may have the first page drawn and read. */
  seal?: string | undefined;
  /** Names of a class are in it: nobody outside hears of it. */
  ofClass?: boolean | undefined;
  /** The account that it was told for; absent where a guest made it. */
  owner?: string | undefined;
  /** As My Stories has it. */
  saved?: Saved | undefined;
}

export interface Saved {
  /** Of the text there: raised whenever a tab or a device changes it. */
  revision: number;
  /** What was put there, see `storyVersion`. */
  version: string;
}

export interface StoryPicture {
  /** Where its scene begins in the whole text. */
  offset: number;
  url: string;
  description: string;
}

/** What a story is made of. */
export interface StoryChoices {
  ageGroup: AgeGroup;
  setting: StoryOption | null;
  theme: StoryOption | null;
  /** The heroes, personal ones among them. */
  characters: readonly StoryOption[];
}

/** What a guest made is for whoever is here; what was told for an account is its owner's alone. */
export function isFor(viewer: string | undefined, { owner }: Pick<CreatedStory, 'owner'>): boolean {
  return owner === undefined || owner === viewer;
}

export type NewStory = Omit<CreatedStory, 'segments' | 'questions' | 'index' | 'continuations' | 'saved'>;

export function firstPart(story: NewStory, text: string, questions: readonly string[] = []): CreatedStory {
  return { ...story, segments: [text], questions: [questions], index: 0, continuations: 0 };
}

/** What to talk about at its end. */
export function questionsOf({ segments, questions }: CreatedStory): readonly string[] {
  return questions?.[segments.length - 1] ?? [];
}

const BETWEEN_SEGMENTS = '\n\n';

export function storyText({ segments }: Pick<CreatedStory, 'segments'>): string {
  return segments.join(BETWEEN_SEGMENTS);
}

/** What happens next; its scenes begin in this text. */
export interface NextPart {
  text: string;
  scenes?: readonly StoryScene[];
  questions?: readonly string[];
}

/** With what happens next; its scenes are kept by where they begin in the whole. */
export function continued(
  story: CreatedStory,
  { text, scenes = [], questions = [] }: NextPart,
): CreatedStory {
  const from = storyText(story).length + BETWEEN_SEGMENTS.length;
  const moved = scenes.map((scene) => ({ ...scene, offset: scene.offset + from }));
  return {
    ...story,
    ...(moved.length > 0 && { scenes: [...(story.scenes ?? []), ...moved] }),
    segments: [...story.segments, text],
    questions: [...story.segments.map((_, i) => story.questions?.[i] ?? []), questions],
    index: story.index + 1,
    continuations: story.continuations + 1,
  };
}

/** As it was before it last went on, with the pictures that were drawn until there. */
export function withoutLastPart(story: CreatedStory): CreatedStory {
  const segments = story.segments.slice(0, -1);
  const end = storyText({ segments }).length;
  return {
    ...story,
    segments,
    ...(story.questions && { questions: story.questions.slice(0, -1) }),
    index: story.index - 1,
    continuations: story.continuations - 1,
    ...(story.pictures && { pictures: story.pictures.filter(({ offset }) => offset < end) }),
    ...(story.scenes && { scenes: story.scenes.filter(({ offset }) => offset < end) }),
  };
}

export function withPictures(
  story: CreatedStory,
  pictures: readonly StoryPicture[],
  painter: string,
): CreatedStory {
  const fresh = pictures.filter(({ offset }) => !story.pictures?.some((each) => each.offset === offset));
  return { ...story, pictures: [...(story.pictures ?? []), ...fresh], painter };
}

export function withTelling(story: CreatedStory, telling: SecondTelling): CreatedStory {
  const others = (story.tellings ?? []).filter(({ language }) => language !== telling.language);
  return { ...story, tellings: [...others, telling] };
}

/** The same story under another name, not in My Stories yet. */
export function copyOf(story: CreatedStory, id: string): CreatedStory {
  return { ...story, id, title: nextTitle(story.title), saved: undefined };
}

/** The Key, The Key (2), The Key (3): the same in every language. */
export function nextTitle(title: string): string {
  const [, name = title, number = '1'] = /^(.*) \((\d{1,3})\)$/.exec(title) ?? [];
  return `${name} (${Number(number) + 1})`;
}

/** Changes with everything that is worth keeping. A part that was undone and told anew has another text of the same number. */
export function storyVersion(
  story: CreatedStory,
  { theme, characters }: Pick<StoryChoices, 'theme' | 'characters'>,
): string {
  const { length } = story.pictures ?? [];
  const tellings = (story.tellings ?? []).map(({ language }) => language);
  return [textVersion(story), length, theme?.id, ...characters.map((hero) => hero.id), ...tellings].join(' ');
}

/** Whether its text is another than the one that was put in My Stories. */
export function hasNewText(story: CreatedStory): boolean {
  return !story.saved?.version.startsWith(`${textVersion(story)} `);
}

function textVersion({ id, segments }: CreatedStory): string {
  return `${id} ${segments.map((segment) => segment.length).join('+')}`;
}

export function isSaved(story: CreatedStory, choices: Pick<StoryChoices, 'theme' | 'characters'>): boolean {
  return story.saved?.version === storyVersion(story, choices);
}

/** Whether a story begins with these parts, or is these parts. */
export function beginsWith(
  { segments }: Pick<CreatedStory, 'segments'>,
  { segments: beginning }: Pick<CreatedStory, 'segments'>,
): boolean {
  return beginning.every((segment, i) => segment === segments[i]);
}
