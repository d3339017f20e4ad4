import type { ImageRequest } from '#contract/pictures.ts';
import type { TimeOfDay } from '#domain/picture-world.ts';
import type { StoryOption } from '#domain/story-options.ts';
import type { ToldStory } from '#domain/told-story.ts';
import type { PictureKind } from '#web/features/illustrations/panel-state.ts';
import { momentsOf } from '#web/features/illustrations/story-moments.ts';

const MOST_CHARACTERS = 12;
const FRAMES = 3;

/** What the illustrator is asked for. Words come out of the story, so that they are in its language. */
export function pictureWish(kind: PictureKind, story: ToldStory, round: number): ImageRequest {
  switch (kind) {
    case 'hero':
      return {
        ...singleWish(story, round),
        prompt: heroMoment(story, round),
        characters: story.heroes.slice(0, 1).map(item),
      };
    case 'setting':
      return {
        ...singleWish(story, round),
        prompt: placeInWords(story.setting),
        scene: { time: lightOf(round) },
        characters: [],
      };
    default:
      return {
        ...commonWish(story, round),
        style: 'animation',
        animationFrames: FRAMES,
        characterConsistency: true,
        prompt: sceneMoment(story, round),
        characters: story.heroes.slice(0, MOST_CHARACTERS).map(item),
      };
  }
}

/** Pictures belong to this story and no other: when one of these changes, they are drawn anew. */
export function storyKey({ id, text, heroes, setting }: ToldStory): string {
  return JSON.stringify([id, text, heroes.map(item), item(setting)]);
}

function singleWish(story: ToldStory, round: number) {
  return {
    ...commonWish(story, round),
    style: 'illustration' as const,
    animationFrames: 1,
    characterConsistency: false,
  };
}

function commonWish({ id, setting, language, byUs }: ToldStory, round: number) {
  return {
    safetyLevel: 'strict',
    setting: item(setting),
    // Of the story, not of the round: heroes keep their looks, and the light makes the picture another one.
    storyId: id,
    ...(byUs && { byUs }),
    ...(round > 1 && { scene: { time: lightOf(round) } }),
    language,
  };
}

function item({ id, name, emoji, description, pronoun, look }: StoryOption) {
  return { id, name, emoji, description, ...(pronoun && { pronoun }), ...(look && { look }) };
}

/** Where the hero is first seen alone; later rounds show later moments. */
function heroMoment(story: ToldStory, round: number): string {
  const moments = momentsOf(story, story.heroes.slice(0, 1));
  return moments[(round - 1) % moments.length] ?? story.title;
}

/** From past the middle of the story, where most happens, with as many heroes as possible. */
function sceneMoment(story: ToldStory, round: number): string {
  const moments = momentsOf(story, story.heroes);
  const start = Math.floor(moments.length * 0.6);
  return moments[(start + round - 1) % moments.length] ?? story.title;
}

function placeInWords({ id, name, description }: StoryOption): string {
  // Of somebody's own place the name says all; its description is a label.
  return id.startsWith('custom-') || !description ? name : `${name}. ${description}.`;
}

/** The place at another hour every time. */
const HOURS: readonly TimeOfDay[] = ['day', 'sunset', 'night', 'morning'];

function lightOf(round: number): TimeOfDay {
  return HOURS[(round - 1) % HOURS.length] ?? 'day';
}
