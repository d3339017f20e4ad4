import type { AdventureChoice, AdventureSegment } from '#domain/adventure.ts';
import { toldSoFar } from '#domain/played-adventure.ts';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import type { StoryScene } from '#domain/scene-direction.ts';
import { optionOf } from '#domain/story-options.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { ask } from '#web/api/api.ts';

interface SegmentWish {
  story: ToldStory;
  personalizedContext: PersonalizedContext;
  /** What was told so far, first to last, and what was chosen after each of it. */
  segments: readonly AdventureSegment[];
  picks: readonly AdventureChoice[];
  /** Of the first answer; null asks for a new adventure. */
  seed: number | null;
}

export interface SegmentAnswer {
  segment: AdventureSegment;
  seed: number;
}

/** Asks how an adventure begins, or goes on after what was chosen. */
export async function askSegment(wish: SegmentWish, signal: AbortSignal): Promise<SegmentAnswer> {
  return readSegment(await ask('POST /functions/v1/generate-adventure', { json: bodyOf(wish), signal }));
}

function bodyOf({ story, personalizedContext, segments, picks, seed }: SegmentWish) {
  return {
    characters: story.heroes.map(optionOf),
    theme: optionOf(story.theme),
    setting: optionOf(story.setting),
    ageGroup: story.ageGroup,
    language: story.language,
    personalizedContext,
    chosen: picks.map(({ id }) => id),
    ...(segments.length > 0 && { storySoFar: toldSoFar({ segments, picks }) }),
    ...(seed !== null && { seed }),
  };
}

/** Our own server answers, so its schema need not come along; a proxy between us may still say something else. */
export function readSegment(answer: unknown): SegmentAnswer {
  if (!isRecord(answer)) throw new Error('generate-adventure: no answer that could be read');
  const { id, title, text, choices, isEnding, seed, scenes } = answer;
  if (typeof text !== 'string' || !text.trim() || typeof seed !== 'number' || !Array.isArray(choices)) {
    throw new Error('generate-adventure: no segment that could be read');
  }
  const ways = choices.filter(isChoice);
  // Without a way on and without an end, nobody could get out of it.
  if (isEnding !== true && ways.length === 0)
    throw new Error('generate-adventure: a segment without choices');
  return {
    segment: {
      id: String(id),
      ...(typeof title === 'string' && title && { title }),
      text,
      choices: ways,
      isEnding: isEnding === true,
      ...(areScenes(scenes) && { scenes }),
    },
    seed,
  };
}

function isChoice(value: unknown): value is AdventureChoice {
  return (
    isRecord(value) &&
    ['id', 'text', 'outcome'].every((field) => typeof value[field] === 'string') &&
    (value['scenes'] === undefined || areScenes(value['scenes']))
  );
}

function areScenes(value: unknown): value is StoryScene[] {
  return (
    Array.isArray(value) &&
    value.every((each) => isRecord(each) && typeof each['offset'] === 'number' && isRecord(each['direction']))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
