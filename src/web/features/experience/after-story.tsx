import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import type { LibraryStory } from '#contract/library.ts';
import { homeOf, storyPath } from '#domain/library-paths.ts';
import type { NextStory } from '#web/features/experience/next-story.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';

interface AfterStoryProps {
  story: LibraryStory;
  voting: ReactNode;
  next: NextStory | null;
  /** The focus goes here from the end of the scenes. */
  ref: Ref<HTMLElement>;
}

/** After the last word: what readers thought of it, and where to go from here. */
export function AfterStory({ story, voting, next, ref }: AfterStoryProps) {
  const t = useTranslate();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('experience.after')}
      className="mt-10 grid gap-5 outline-none md:grid-cols-2"
    >
      {voting}
      <div className="grid content-start gap-5">
        {next && <NextLink next={next} />}
        <div>
          <ButtonLink to={homeOf(story)} look="secondary">
            <ArrowLeft aria-hidden className="size-5" />
            {t('experience.to_story')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function NextLink({ next }: { next: NextStory }) {
  const t = useTranslate();
  return (
    <Link
      to={storyPath(next)}
      className="cut flex items-center gap-4 overflow-hidden border border-line bg-page pe-5 no-underline shadow-rest transition duration-200 ease-settle hover:-translate-y-0.5 hover:shadow-lift"
    >
      {next.picture && (
        <img
          src={next.picture}
          alt=""
          width={480}
          height={270}
          loading="lazy"
          className="aspect-square h-28 w-28 shrink-0 bg-paper-deep object-cover sm:w-36"
        />
      )}
      <span className="min-w-0 grow py-4 not-first:ps-0 first:ps-5">
        <span className="block text-small text-ink-soft">{t('experience.next_story')}</span>
        <span lang={next.language} className="block font-display leading-tight font-semibold">
          {next.title}
        </span>
      </span>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-coral" />
    </Link>
  );
}
