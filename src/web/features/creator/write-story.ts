import type { Generation } from '#domain/wizard-state.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import type { StoryOption } from '#domain/story-options.ts';
import { readEvents } from '#web/browser/event-stream.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { Refusal, refusalOf } from '#web/shell/refusal.ts';

export interface StoryWish {
  generation: Generation;
  characters: readonly StoryOption[];
  theme: StoryOption;
  setting: StoryOption;
  ageGroup: AgeGroup;
  language: LanguageCode;
  personalizedContext: PersonalizedContext;
  existingStory?: string;
  memory?: string;
}

export interface WrittenStory {
  text: string;
  title: string;
  writer: string;
  beats: number[];
  scenes: StoryScene[];
  memory: string;
}

const NOTHING: WrittenStory = { text: '', title: '', writer: '', beats: [], scenes: [], memory: '' };

/** Asks for a story and tells, while it is written, how far it has come. Rejects with a `Refusal`, or whatever broke. */
export async function writeStory(
  { generation, ...wish }: StoryWish,
  onProgress: (sofar: WrittenStory) => void,
  signal: AbortSignal,
): Promise<WrittenStory> {
  const response = await authorizedFetch('/functions/v1/generate-story', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ ...wish, storyType: generation }),
    signal,
  });
  if (!response.ok || !response.body) throw await refusalOf(response);
  let story = NOTHING;
  for await (const { event, data } of readEvents(response.body)) {
    const part = JSON.parse(data) as Partial<WrittenStory> & { error?: string };
    if (event === 'error') throw new Refusal('', part.error ?? '');
    if (event === 'done') return { ...story, text: story.text.trim() };
    story = event === 'restart' ? NOTHING : { ...story, ...part, text: story.text + (part.text ?? '') };
    onProgress(story);
  }
  throw new Error('the story broke off');
}
