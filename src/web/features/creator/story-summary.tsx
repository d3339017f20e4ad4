import type { ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { OptionFace, type CardOption } from '#web/features/creator/option-face.tsx';
import { useTranslate } from '#web/i18n/messages.ts';

interface StorySummaryProps {
  heroes: readonly CardOption[];
  theme: CardOption;
  setting: CardOption;
  language: LanguageCode;
}

/** What the story was made of. */
export function StorySummary({ heroes, theme, setting, language }: StorySummaryProps) {
  const t = useTranslate();
  return (
    <section
      aria-label={t('story.summary')}
      className="cut self-start border border-line bg-page p-3 shadow-rest sm:p-5"
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-3 max-sm:gap-2">
        <Entry label={t('story.summary.heroes')}>
          <ul className="flex flex-wrap gap-2">
            {heroes.map((hero) => (
              <li key={hero.id}>
                <Token option={hero} language={language} />
              </li>
            ))}
          </ul>
        </Entry>
        <Entry label={t('story.summary.theme')}>
          <Token option={theme} language={language} />
        </Entry>
        <Entry label={t('story.summary.setting')}>
          <Token option={setting} language={language} />
        </Entry>
      </dl>
    </section>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1.5 text-small font-bold text-ink-soft max-sm:sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Token({ option, language }: { option: CardOption; language: LanguageCode }) {
  return (
    <span className="cut-pill inline-flex items-center gap-2 bg-paper-deep px-3 py-1.5 font-bold">
      <OptionFace option={option} language={language} className="h-9 max-w-12 rounded-md object-contain" />
      {option.name}
    </span>
  );
}
