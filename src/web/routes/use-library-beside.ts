import { useState } from 'react';
import type { LibraryStory } from '#contract/library.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/paragraphs.ts';
import type { SecondTelling } from '#domain/side-by-side.ts';
import { ask } from '#web/api/api.ts';
import { lineWords, refusalWords } from '#web/api/refusal.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import type { Beside } from '#web/reader/beside.ts';
import { toast } from '#web/ui/toast-store.ts';

/** The same story in its other languages: paragraph by paragraph they say the same. */
export function useLibraryBeside({ slug, language, tellings: told }: LibraryStory): Beside | undefined {
  const t = useTranslate();
  const [tellings, setTellings] = useState<readonly SecondTelling[]>([]);
  const languages = told.map((each) => each.language).filter((each) => each !== language);
  if (languages.length === 0) return undefined;
  const tell = async (second: LanguageCode) => {
    try {
      const { story } = await ask('GET /api/library/stories/:idOrSlug', {
        param: { idOrSlug: slug },
        query: { language: second },
        guest: true,
      });
      if (story.language !== second) return false;
      const paragraphs = paragraphsOf(story.content).map(({ text }) => text);
      const { title, speakers } = story;
      setTellings((known) => [...known, { language: second, title, paragraphs, speakers }]);
      return true;
    } catch (error) {
      toast({
        title: t('reader.second.failed'),
        description: lineWords(t) || refusalWords(error, t),
        look: 'danger',
      });
      return false;
    }
  };
  return { languages, tellings, tell };
}
