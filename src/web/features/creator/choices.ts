import { isFreeCharacter, isFreeSetting, isFreeTheme } from '#domain/access.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { isPersonal } from '#domain/personal-character.ts';
import { optionOf, themeCharacters, type OptionKind, type StoryOption } from '#domain/story-options.ts';
import type { WizardState } from '#domain/wizard-state.ts';
import { drawnOption, isTyped } from '#web/art/drawn.ts';
import type { CardOption } from '#web/features/creator/option-face.tsx';
import type { Translate } from '#web/i18n/messages.ts';

interface Wanted {
  catalogue: Catalogue;
  state: WizardState;
  isGuest: boolean;
  t: Translate;
}

export function settingCards({ catalogue, state, isGuest, t }: Wanted): CardOption[] {
  const locked = lockOf('setting', isGuest, t);
  return [
    ...ownCards('setting', state, t),
    ...catalogue.settings.map((setting) => ({
      ...optionOf(setting),
      picture: drawnOption('setting', setting.id),
      locked: isFreeSetting(setting) ? undefined : locked,
    })),
  ];
}

/** Themes that belong to the setting; all of the age where none do. */
export function themeCards({ catalogue, state, isGuest, t }: Wanted): CardOption[] {
  const locked = lockOf('theme', isGuest, t);
  const setting = catalogue.settings.find(({ id }) => id === state.setting?.id);
  const fitting = catalogue.themes.filter(({ id }) => setting?.themes.includes(id));
  return [
    ...ownCards('theme', state, t),
    ...(fitting.length > 0 ? fitting : catalogue.themes).map((theme) => ({
      ...optionOf(theme),
      picture: drawnOption('theme', theme.id),
      locked: isFreeTheme(theme) ? undefined : locked,
    })),
  ];
}

export function characterCards({ catalogue, state, isGuest, t }: Wanted): CardOption[] {
  const locked = lockOf('character', isGuest, t);
  const theme = catalogue.themes.find(({ id }) => id === state.theme?.id);
  return [
    ...ownCards('character', state, t),
    ...(theme ? themeCharacters(theme) : []).map((option) => ({
      ...option,
      picture: drawnOption('character', option.id),
      description: t('wizard.from_theme', { theme: theme?.name }),
    })),
    ...catalogue.characters.map((character, index) => ({
      ...optionOf(character),
      picture: drawnOption('character', character.id),
      locked: isFreeCharacter(index) ? undefined : locked,
    })),
  ];
}

/** What was chosen, in the words of the catalogue's language: names were kept in the language of their day. */
export function inWords(option: StoryOption, catalogue: Catalogue | undefined, kind: OptionKind): CardOption {
  const known = catalogue?.[`${kind}s`].find(({ id }) => id === option.id);
  return { ...(known ? optionOf(known) : option), picture: pictureOf(option, kind) };
}

/** Heroes of one's own are drawn where they are seen. */
function pictureOf(option: StoryOption, kind: OptionKind): string | undefined {
  const isOwn = kind === 'character' && (isPersonal(option) || isTyped(option.id));
  return isOwn || !option.id ? undefined : drawnOption(kind, option.id);
}

function ownCards(kind: OptionKind, { customs }: WizardState, t: Translate): CardOption[] {
  return customs[kind].map((option) => ({
    ...option,
    picture: pictureOf(option, kind),
    description: t(`wizard.custom.${kind}`),
    own: true,
  }));
}

function lockOf(kind: OptionKind, isGuest: boolean, t: Translate): string | undefined {
  return isGuest ? t(`wizard.locked.${kind}`) : undefined;
}
