import { useQuery } from '@tanstack/react-query';
import { whoSpeaks } from '#domain/character-voices.ts';
import type { CreatedStory } from '#domain/created-story.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import { optionOf, type StoryOption } from '#domain/story-options.ts';
import type { OpenedStory, WizardEvent } from '#domain/wizard-state.ts';
import { ask } from '#web/api/api.ts';
import { lineWords, refusalWords } from '#web/api/refusal.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import type { Beside } from '#web/reader/beside.ts';
import { toast } from '#web/ui/toast-store.ts';

interface SecondTellingOptions {
  open: OpenedStory;
  contextOf: (heroes: readonly StoryOption[]) => PersonalizedContext;
  /** Guests hear one page, in the language of their story. */
  enabled: boolean;
  dispatch: (event: WizardEvent) => void;
}

/** The same tale in another language, told anew with the people whom this browser knows. */
export function useSecondTelling(options: SecondTellingOptions): Beside | undefined {
  const { open, contextOf, enabled, dispatch } = options;
  const t = useTranslate();
  const { story } = open;
  const languages = useTaleLanguages(story);
  const { tellings = [] } = story;
  const tell = async (language: LanguageCode) => {
    try {
      const telling = await tellBeside(open, language, contextOf);
      if (telling) dispatch({ type: 'toldBeside', storyId: story.id, telling });
      return telling !== undefined;
    } catch (error) {
      toast({
        title: t('reader.second.failed'),
        description: lineWords(t) || refusalWords(error, t),
        look: 'danger',
      });
      return false;
    }
  };
  return enabled && languages.length > 0 ? { languages, tellings, tell } : undefined;
}

/** Without a line, those that were told before. */
function useTaleLanguages({ tale, ageGroup, language, tellings = [] }: CreatedStory): LanguageCode[] {
  const { data } = useQuery({
    queryKey: ['tale-languages', tale?.id, ageGroup],
    queryFn: ({ signal }) =>
      ask('GET /api/side-by-side/languages', {
        query: { tale: tale?.id ?? '', age: ageGroup },
        signal,
        guest: true,
      }),
    enabled: tale !== undefined,
    staleTime: Infinity,
  });
  const told = tellings.map((telling) => telling.language);
  return [...new Set([...(data?.languages ?? []), ...told])].filter((each) => each !== language);
}

async function tellBeside(
  { story, setting, theme, characters }: OpenedStory,
  second: LanguageCode,
  contextOf: SecondTellingOptions['contextOf'],
) {
  const { tale, language, ageGroup, segments } = story;
  const [text] = segments;
  if (!tale || !text || !setting || !theme) return undefined;
  const { heroes, ...telling } = await ask('POST /api/side-by-side', {
    json: {
      tale,
      text,
      language,
      second,
      ageGroup,
      characters: characters.map(optionOf),
      theme: optionOf(theme),
      setting: optionOf(setting),
      personalizedContext: contextOf(characters),
    },
  });
  const called = characters.map((hero, i) => ({ ...hero, name: heroes[i] ?? hero.name }));
  return { ...telling, speakers: whoSpeaks(called) };
}
