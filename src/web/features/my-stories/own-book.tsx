import { BookOpen } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { MyStorySummary } from '#contract/my-stories.ts';
import { ownStoryPath } from '#domain/own-story-path.ts';
import { BOOK_CARD } from '#web/features/my-stories/book-card.ts';
import { StoryCover } from '#web/features/my-stories/story-cover.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** A book as it stands on the shelf: its cover and its title. */
export function OwnBook({ story }: { story: MyStorySummary }) {
  const { title, language } = story;
  return (
    <article className={`${BOOK_CARD} h-full`}>
      <div className="aspect-[4/3] bg-paper-deep">
        <StoryCover story={story} />
      </div>
      <h3 lang={language} className="px-3.5 py-3 leading-snug font-bold text-balance">
        <Link to={ownStoryPath(story.id)} className="no-underline after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
    </article>
  );
}

/** The one that was open last, large. */
export function OpenedLast({ story }: { story: MyStorySummary }) {
  const t = useTranslate();
  const id = useId();
  const { title, preview, language } = story;
  return (
    <section aria-labelledby={id} className="mt-7">
      <h2 id={id} className="text-h2">
        {t('shelf.continue')}
      </h2>
      <article className={`${BOOK_CARD} mt-3 grid sm:grid-cols-[1.1fr_1fr]`}>
        <div className="aspect-[16/9] bg-paper-deep sm:aspect-auto sm:min-h-64">
          <StoryCover story={story} eager />
        </div>
        <div className="flex flex-col justify-center gap-3 p-4 sm:p-7">
          <h3 lang={language} className="text-h3 text-balance">
            {title}
          </h3>
          <p lang={language} className="line-clamp-2 text-ink-soft sm:line-clamp-3">
            {preview}
          </p>
          <ButtonLink
            to={ownStoryPath(story.id)}
            look="secondary"
            className="self-start after:absolute after:inset-0"
          >
            <BookOpen aria-hidden className="size-5" />
            {t('shelf.read_on')}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        </div>
      </article>
    </section>
  );
}
