import type { ChoiceKind } from '#domain/adventure.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { SecondTelling, TaleMark } from '#domain/side-by-side.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import type { CharacterKind, Gender, SettingPack, ThemeFamily } from '#domain/story-world.ts';

export interface StorySetting {
  name: string;
  /** In the catalogue. Unknown for a setting that somebody made up. */
  id?: string;
  /** Unknown for a setting that somebody made up. */
  pack?: SettingPack;
  /** The place as a phrase in the story's language: "in the Enchanted Forest". */
  where?: string;
  /** Somebody made it up: the id is of what it comes nearest to. */
  typed?: boolean;
  means?: CatalogueMeaning;
}

/** What the catalogue says of something, or of what a typed one comes nearest to; absent where nothing comes near. */
export interface CatalogueMeaning {
  name: string;
  /** One line. */
  description: string;
}

export interface StoryTheme {
  name: string;
  /** In the catalogue. Unknown for a theme that somebody made up. */
  id?: string;
  /** Unknown for a theme that somebody made up. */
  family?: ThemeFamily;
  /** Somebody made it up: the id is of what it comes nearest to. */
  typed?: boolean;
  means?: CatalogueMeaning;
}

export interface StoryCharacter {
  /** As the story calls them. */
  name: string;
  /** As the story introduces them, in its language: "Ember the dragon". */
  intro?: string;
  kind: CharacterKind;
  gender: Gender;
  /** The family said so, be it not to say: nobody guesses. */
  genderSaid?: true;
  /** From the reader's own life: such a character is at the heart of the story. */
  personal: boolean;
  species?: 'dog' | 'cat';
  description?: string;
}

export interface StoryRequest {
  language: LanguageCode;
  ageGroup: AgeGroup;
  setting: StorySetting;
  theme: StoryTheme;
  /** At least one. */
  characters: readonly StoryCharacter[];
  /** The story so far, when it is to go on; anybody may have written it. */
  existingStory?: string;
  /** What the reader heard lately, from an earlier story; whoever wrote it understands it. */
  memory?: string;
}

export type StoryPart =
  /** Who is telling; comes first, and again after a restart. */
  | { type: 'writer'; writer: string }
  /** Forget what came so far: somebody else begins anew. */
  | { type: 'restart' }
  | { type: 'title'; title: string }
  /** The next piece of the text, to be appended as it is. */
  | { type: 'text'; text: string }
  /** Where the turning points of the story begin in its text; only who planned it knows them. */
  | { type: 'beats'; beats: readonly number[] }
  /** What happens in the text and from where on, for whoever draws it; only who planned it knows. */
  | { type: 'scenes'; scenes: readonly StoryScene[] }
  /** To talk about afterwards; only who wrote them has any. */
  | { type: 'questions'; questions: readonly string[] }
  /** It is one whole tale: it can be told in other languages, too. */
  | { type: 'tale'; tale: TaleMark }
  /** To be kept for the next story. */
  | { type: 'memory'; memory: string };

export interface AdventureChoice {
  id: ChoiceKind;
  text: string;
  /** What happens then; it is appended to the story. */
  outcome: string;
  /** What its pictures show; only who planned it knows. */
  scenes?: readonly StoryScene[];
}

export interface AdventureSegment {
  id: string;
  /** Of the whole adventure: the first segment brings it, where it has one. */
  title?: string;
  text: string;
  /** Three, or none at the end. */
  choices: AdventureChoice[];
  isEnding: boolean;
  /** What happens in the text and from where on; only who planned it knows. */
  scenes?: readonly StoryScene[];
}

export interface AdventureRequest extends Omit<StoryRequest, 'existingStory' | 'memory'> {
  /** What was chosen so far, first to last. */
  chosen: readonly ChoiceKind[];
  /** What was told so far; whoever tells by the seed knows it anyway. */
  storySoFar?: string;
  /** Ties the segments of one adventure together. */
  seed: number;
}

export interface SecondRequest {
  /** As the story was wished for. */
  request: Pick<StoryRequest, 'language' | 'ageGroup' | 'setting' | 'theme' | 'characters'>;
  tale: TaleMark;
  /** As it was told. */
  text: string;
  /** In which it is told beside that. */
  language: LanguageCode;
  /** The same people in the same order, as that language calls them. */
  characters: readonly StoryCharacter[];
}

/** Somebody who knows a tale in several languages, paragraph by paragraph. */
export interface SecondTeller {
  languagesOf: (tale: string, ageGroup: AgeGroup) => readonly LanguageCode[];
  tell: (request: SecondRequest) => Promise<SecondTelling | 'no such telling' | 'told otherwise'>;
}

export interface ToldAfterwards {
  /** What is to be drawn where. */
  scenes: readonly StoryScene[];
  /** To talk about; none, where they were not to be used. */
  questions: readonly string[];
}

/** Somebody who writes stories. */
export interface Storyteller {
  /** For the credit under the story. */
  readonly name: string;
  /** @param mistake What was wrong with what they told before. */
  tell(request: StoryRequest, signal: AbortSignal, mistake?: string): AsyncIterable<StoryPart>;
  /** What belongs to a story that they told; absent where the telling brings it, or nobody can say. */
  direct?: (request: StoryRequest, text: string, signal: AbortSignal) => Promise<ToldAfterwards>;
  adventure(request: AdventureRequest, signal: AbortSignal): Promise<AdventureSegment>;
  /** Absent where what they tell is in one language alone. */
  beside?: SecondTeller | undefined;
}
