import { Clock, Globe } from 'lucide-react';
import type { StoryCard } from '#contract/library.ts';
import { nativeNameOf, type LanguageCode } from '#domain/languages.ts';
import { usePageLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Badge } from '#web/ui/chip.tsx';

/** For whom a story is, and how long it takes to read. */
export function StoryMarks({ ageGroup, readMinutes }: Pick<StoryCard, 'ageGroup' | 'readMinutes'>) {
  const t = useTranslate();
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-small text-ink-soft">
      <Badge tone="leaf">{t('library.age.group', { age: ageGroup })}</Badge>
      <span className="inline-flex items-center gap-1">
        <Clock aria-hidden className="size-4" />
        {t('library.read_time', { minutes: readMinutes })}
      </span>
    </span>
  );
}

/** In which other languages a story is told; nothing where it is told in the reader's alone. */
export function LanguageMark({
  language,
  others,
}: {
  /** Of what is shown. */
  language: LanguageCode;
  others: readonly LanguageCode[];
}) {
  const t = useTranslate();
  const page = usePageLanguage();
  if (others.length === 0 && language === page) return null;
  const names = [language, ...others].map(nativeNameOf).join(', ');
  return (
    <span
      title={t('library.told_in', { languages: names })}
      className="inline-flex items-center gap-1 text-small font-bold text-ink-soft"
    >
      <Globe aria-hidden className="size-4 shrink-0" />
      <span aria-hidden>
        <span lang={language}>{nativeNameOf(language)}</span>
        {others.length > 0 && ` +${others.length}`}
      </span>
      <span className="sr-only">{t('library.told_in', { languages: names })}</span>
    </span>
  );
}
