import type { ToldStory } from '#domain/told-story.ts';
import { storyText, type CreatedStory, type WizardState } from '#domain/wizard.ts';

const NOTHING = { id: '', name: '–', emoji: '', description: '' };

/** The story with what it was made of, for its tools. */
export function toldStory(
  story: CreatedStory,
  { setting, theme, characters }: Pick<WizardState, 'setting' | 'theme' | 'characters'>,
): ToldStory {
  const { id, title, language, ageGroup } = story;
  return {
    id,
    title,
    text: storyText(story),
    language,
    ageGroup,
    heroes: characters,
    setting: setting ?? NOTHING,
    theme: theme ?? NOTHING,
  };
}
