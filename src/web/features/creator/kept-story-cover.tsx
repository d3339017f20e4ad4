import { useState } from 'react';
import { Link } from 'react-router';
import { ownStoryPath } from '#domain/own-story-path.ts';
import { KeptCover } from '#web/features/creator/kept-cover.tsx';
import { keptStories } from '#web/features/creator/kept-stories.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** The last story that a guest has made here, closed: a tap opens its book. */
export function KeptStoryCover() {
  const t = useTranslate();
  const [[kept]] = useState(() => keptStories(undefined));
  if (!kept) return null;
  const { id, title, language } = kept.story;
  return (
    <section
      aria-label={t('wizard.draft.title')}
      className="cut relative flex h-full animate-fade items-center gap-3 border border-line bg-page px-3 shadow-rest sm:w-fit sm:min-w-md sm:gap-5"
    >
      <KeptCover kept={kept} className="w-28" />
      <div className="min-w-0 grow">
        <h2 className="text-small leading-tight font-normal text-ink-soft max-sm:sr-only">
          {t('wizard.draft.title')}
        </h2>
        <p lang={language} className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
          {title}
        </p>
      </div>
      <Link
        to={ownStoryPath(id)}
        className={buttonClass({ size: 'small' }, 'shrink-0 after:absolute after:inset-0 max-sm:px-3')}
      >
        {t('wizard.draft.open')}
        <span className="sr-only">: {title}</span>
      </Link>
    </section>
  );
}
