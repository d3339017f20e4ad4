import type { StoryEvent } from '#contract/stories.ts';
import type { Generation } from '#domain/wizard-state.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import type { TaleMark } from '#domain/side-by-side.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import type { StoryOption } from '#domain/story-options.ts';
import { listen } from '#web/api/listen.ts';

export interface StoryWish {
  generation: Generation;
  characters: readonly StoryOption[];
  theme: StoryOption;
  setting: StoryOption;
  ageGroup: AgeGroup;
  language: LanguageCode;
  personalizedContext: PersonalizedContext;
  existingStory?: string;
  byUs?: boolean;
  memory?: string;
}

export interface WrittenStory {
  text: string;
  title: string;
  writer: string;
  beats: readonly number[];
  scenes: readonly StoryScene[];
  questions: readonly string[];
  tale?: TaleMark;
  memory: string;
  /** For guests. */
  seal?: string;
}

const NOTHING: WrittenStory = {
  text: '',
  title: '',
  writer: '',
  beats: [],
  scenes: [],
  questions: [],
  memory: '',
};

/** Asks for a story and tells, while it is written, how far it has come. Rejects with a `Refusal`, or whatever broke. */
export async function writeStory(
  { generation, ...wish }: StoryWish,
  onProgress: (sofar: WrittenStory) => void,
  signal: AbortSignal,
): Promise<WrittenStory> {
  let story = NOTHING;
  const asked = { json: { ...wish, storyType: generation }, signal };
  for await (const event of listen('POST /functions/v1/generate-story', asked)) {
    if (event.type === 'done') return { ...story, text: story.text.trim() };
    story = storyAfter(story, event);
    onProgress(story);
  }
  throw new Error('the story broke off');
}

function storyAfter(story: WrittenStory, event: StoryEvent): WrittenStory {
  if (event.type === 'restart') return NOTHING;
  if (event.type === 'text') return { ...story, text: story.text + event.text };
  const { type: _, ...part } = event;
  return { ...story, ...part };
}
