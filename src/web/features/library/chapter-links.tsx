import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router';
import type { ChapterNeighbour, LibraryStory } from '#contract/library.ts';
import { storyPath, tellingPath } from '#domain/library-paths.ts';
import { useTranslate } from '#web/i18n/messages.ts';

/** The chapters beside this one. Paging on leaves no trail: Back still leads out of the book. */
export function ChapterLinks({ story }: { story: LibraryStory }) {
  const t = useTranslate();
  const { previous, next } = story;
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('library.chapters.nav')} className="mt-5 grid gap-4 sm:grid-cols-2">
      {previous && (
        <ChapterLink chapter={previous} story={story} label={t('library.chapter.previous')} side="start" />
      )}
      {next && <ChapterLink chapter={next} story={story} label={t('library.chapter.next')} side="end" />}
    </nav>
  );
}

interface ChapterLinkProps {
  chapter: ChapterNeighbour;
  story: LibraryStory;
  label: string;
  side: 'start' | 'end';
}

function ChapterLink({ chapter, story, label, side }: ChapterLinkProps) {
  const { state } = useLocation() as { state: unknown };
  // Who chose a language reads on in it, as far as it is told.
  const { language: chosen } = useParams();
  const address = { category: story.category, slug: chapter.slug };
  return (
    <Link
      to={chapter.language === chosen ? tellingPath(address, chapter.language) : storyPath(address)}
      replace
      state={state}
      data-side={side}
      className="cut flex min-h-16 items-center gap-3 border border-line bg-page px-5 py-3 no-underline shadow-rest transition duration-200 ease-settle hover:-translate-y-0.5 hover:shadow-lift data-[side=end]:justify-end data-[side=end]:text-end sm:data-[side=end]:col-start-2"
    >
      {side === 'start' && <ArrowLeft aria-hidden className="size-5 shrink-0 text-coral" />}
      <span>
        <span className="block text-small text-ink-soft">{label}</span>
        <span lang={chapter.language} className="block font-display leading-tight font-semibold">
          {chapter.chapterTitle ?? chapter.title}
        </span>
      </span>
      {side === 'end' && <ArrowRight aria-hidden className="size-5 shrink-0 text-coral" />}
    </Link>
  );
}
