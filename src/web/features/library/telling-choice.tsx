import type { LibraryStory } from '#contract/library.ts';
import { nativeNameOf } from '#domain/languages.ts';
import { tellingPath } from '#domain/library-paths.ts';
import { usePageLanguage } from '#web/i18n/language-choice.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** In which languages the story can be read, and whether the reader's is among them. */
export function TellingChoice({ story }: { story: LibraryStory }) {
  const t = useTranslate();
  const page = usePageLanguage();
  const format = useFormats();
  const { tellings, language: shown } = story;
  const isTold = tellings.some(({ language }) => language === page);
  if (isTold && tellings.length === 1) return null;
  return (
    <div className="grid justify-items-center gap-2">
      {!isTold && (
        <p className="text-small text-ink-soft">
          {t('library.not_told', { language: format.language(page), shown: format.language(shown) })}
        </p>
      )}
      {tellings.length > 1 && (
        <nav aria-label={t('language.story')} className="flex flex-wrap justify-center gap-2">
          {tellings.map(({ language }) => (
            <ButtonLink
              key={language}
              to={tellingPath(story, language)}
              replace
              preventScrollReset
              look={language === shown ? 'secondary' : 'quiet'}
              size="small"
              aria-current={language === shown ? 'true' : undefined}
            >
              <span lang={language}>{nativeNameOf(language)}</span>
            </ButtonLink>
          ))}
        </nav>
      )}
    </div>
  );
}
