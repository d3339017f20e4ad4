import type { MyStory } from '#contract/my-stories.ts';
import { MAX_SCENES, type VisualsRequest } from '#contract/pictures.ts';
import { sceneStarts } from '#domain/paragraphs.ts';

const SCENES = 6;

/** What is drawn of a story in My Stories: the scenes that came with it, or those that are read out of its text. */
export function visualsOfOwn(
  { id, language, ageGroup, choices, media }: MyStory,
  text: string,
): VisualsRequest {
  const told = media.scenes?.slice(0, MAX_SCENES) ?? [];
  const beats = told.length > 0 ? told.map(({ offset }) => offset) : sceneStarts(text, SCENES);
  const { characters, setting, theme } = choices;
  return {
    storyContent: text,
    storyId: id,
    language,
    ageGroup,
    characters,
    setting,
    theme,
    beats,
    scenes: told,
    targetScenes: beats.length,
  };
}
