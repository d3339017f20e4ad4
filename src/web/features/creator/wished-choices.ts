import { isFreeCharacter, isFreeSetting, isFreeTheme } from '#domain/access.ts';
import type { StoryOption } from '#domain/story-options.ts';
import type { StoryWish } from '#domain/story-wish.ts';
import type { WizardState } from '#domain/wizard-state.ts';

/** What of the catalogue matters here. */
interface Offer {
  settings: readonly (StoryOption & { themes: readonly string[] })[];
  themes: readonly StoryOption[];
  characters: readonly StoryOption[];
}

export interface WishedChoices {
  choices: Pick<WizardState, 'ageGroup' | 'setting' | 'theme' | 'characters'>;
  /** Names of what guests cannot choose. */
  locked: readonly string[];
}

/** What of a wish can be chosen. What the catalogue does not have, or not here, is left out without a word. */
export function wishedChoices(wish: StoryWish, catalogue: Offer, isGuest: boolean): WishedChoices {
  const place = catalogue.settings.find(({ id }) => id === wish.setting);
  const fits = (id: string) => !place?.themes.length || place.themes.includes(id);
  const topic = catalogue.themes.find(({ id }) => id === wish.theme && fits(id));
  const cast = catalogue.characters.filter(({ id }) => wish.characters.includes(id));

  const locked: string[] = [];
  const open = <Option extends StoryOption>(option: Option | undefined, isFree: (one: Option) => boolean) => {
    if (!option) return null;
    const { id, name, emoji, description } = option;
    if (!isGuest || isFree(option)) return { id, name, emoji, description };
    locked.push(name);
    return null;
  };
  return {
    choices: {
      ageGroup: wish.ageGroup,
      setting: open(place, isFreeSetting),
      theme: open(topic, isFreeTheme),
      characters: cast.flatMap(
        (hero) => open(hero, (one) => isFreeCharacter(catalogue.characters.indexOf(one))) ?? [],
      ),
    },
    locked,
  };
}
