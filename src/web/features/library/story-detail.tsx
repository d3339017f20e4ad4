import type { ReactNode } from 'react';
import type { LibraryStory } from '#contract/library.ts';
import { BackWays } from '#web/features/library/back-ways.tsx';
import { ChapterLinks } from '#web/features/library/chapter-links.tsx';
import { StoryFacts } from '#web/features/library/story-facts.tsx';
import { StoryMarks } from '#web/features/library/story-marks.tsx';
import { TellingChoice } from '#web/features/library/telling-choice.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { ReaderMenu } from '#web/reader/reader-menu.tsx';
import { StoryEnd } from '#web/reader/story-end.tsx';
import { ReadablePage, StoryText } from '#web/reader/story-text.tsx';

interface StoryDetailProps {
  story: LibraryStory;
  /** Under the title: what can be done with it. */
  actions: ReactNode;
  /** After the last word. */
  voting: ReactNode;
}

/** A story of the library, set like a book. */
export function StoryDetail({ story, actions, voting }: StoryDetailProps) {
  const t = useTranslate();
  const { title, language, picture, content, chapterNumber } = story;
  return (
    <div className="mx-auto max-w-3xl px-4 pt-4 sm:px-6">
      <div className="mb-4 flex items-start justify-between gap-3">
        <BackWays story={story} />
        <div className="shrink-0">
          <ReaderMenu language={language} />
        </div>
      </div>
      <article aria-labelledby="story-title" className="book me-3">
        <header className="grid justify-items-center gap-3 px-[5%] pt-3 pb-6 text-center font-sans sm:pt-6">
          <img
            src={picture}
            alt=""
            width={480}
            height={270}
            fetchPriority="high"
            className="cut mb-2 block aspect-video w-full max-w-md bg-paper-deep object-cover shadow-rest"
          />
          {chapterNumber !== null && (
            <p className="text-small font-bold text-ink-soft">
              {t('library.chapter.number', { number: chapterNumber })}
            </p>
          )}
          <h1 id="story-title" lang={language} className="text-h1">
            {title}
          </h1>
          <StoryMarks {...story} />
          <TellingChoice story={story} />
          <div className="mt-2 flex w-full flex-wrap items-stretch justify-center gap-3">{actions}</div>
        </header>
        <ReadablePage language={language}>
          <div className="mx-auto max-w-prose px-[4%] sm:px-[6%]">
            <StoryText text={content} opens />
          </div>
          <StoryEnd text={content} language={language} />
        </ReadablePage>
      </article>
      <div className="mt-12 grid gap-5 md:grid-cols-2">
        {voting}
        <StoryFacts story={story} />
      </div>
      <ChapterLinks story={story} />
    </div>
  );
}
