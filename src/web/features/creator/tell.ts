import { whoSpeaks } from '#domain/character-voices.ts';
import { storyText, type CreatedStory } from '#domain/created-story.ts';
import type { ToldStory } from '#domain/told-story.ts';
import type { OpenedStory } from '#domain/wizard-state.ts';
import { scenesOf } from '#web/scenes/story-scenes.ts';

const NOTHING = { id: '', name: '–', emoji: '', description: '' };

/** The open story, as its tools know it. */
export function toldStory({ story, setting, theme, characters }: OpenedStory): ToldStory {
  const { id, title, language, ageGroup, scenes, ofClass } = story;
  return {
    id,
    title,
    text: storyText(story),
    language,
    ageGroup,
    heroes: characters,
    speakers: whoSpeaks(characters, scenes),
    turns: scenesOf(story).map(({ offset }) => offset),
    setting: setting ?? NOTHING,
    theme: theme ?? NOTHING,
    ...(ofClass && { byUs: true }),
  };
}

/** What a guest has drawn and read of it; nothing, where the story came without a seal. */
export function firstPageTold(told: ToldStory, { seal }: CreatedStory, page: string): ToldStory | null {
  return seal ? { ...told, text: page, seal } : null;
}
