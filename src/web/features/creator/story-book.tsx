import type { ReactNode, Ref } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { STEP_ID } from '#web/features/creator/step-trail.tsx';
import { StoryEnd } from '#web/reader/story-end.tsx';
import { ReadablePage, StoryText } from '#web/reader/story-text.tsx';
import type { BookPage } from '#web/scenes/book-pages.ts';
import { BESIDE_TEXT, ScenePlate } from '#web/scenes/scene-plate.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface StoryBookProps {
  title: string;
  /** Where the focus goes when the book is opened. */
  titleRef?: Ref<HTMLHeadingElement>;
  language: LanguageCode;
  scenes: readonly BookPage[];
  /** What is being written on right now. */
  growing?: string | undefined;
  /** For the head of a book that has not all of its pictures. */
  cover?: ReactNode;
  byline: ReactNode;
  /** Under the title: the ways into the book. */
  opener?: ReactNode;
  onRetryPictures: () => void;
}

/** The story as a book: a spread for every scene on wide screens, a page under the other on phones. */
export function StoryBook(props: StoryBookProps) {
  const { title, titleRef, language, scenes, growing, cover, byline, opener, onRetryPictures } = props;
  const illustrated = scenes.map(({ picture }) => picture.status !== 'none');
  return (
    <article aria-label={title} className="book mx-auto max-lg:me-3">
      <header className="px-[6%] pt-6 pb-5 text-center sm:pt-10">
        {!(scenes.length > 0 && illustrated.every(Boolean)) && cover}
        <h1
          lang={language}
          ref={titleRef}
          tabIndex={-1}
          aria-describedby={STEP_ID}
          className="font-display text-h1 text-balance outline-none"
        >
          {title}
        </h1>
        <div className="mt-2 font-sans text-small text-ink-soft">{byline}</div>
        {opener && <div className="mt-5">{opener}</div>}
      </header>
      <ReadablePage language={language}>
        {scenes.map(({ offset, text, picture }, i) => (
          <section
            key={offset}
            data-scene={i}
            className={classNames(
              illustrated[i] &&
                (i % 2 === 1 ? 'grid lg:grid-cols-[1fr_1.3fr]' : 'grid lg:grid-cols-[1.3fr_1fr]'),
              i > 0 && illustrated[i] && 'mt-2',
            )}
          >
            <ScenePlate
              picture={picture}
              onRetry={onRetryPictures}
              first={i === 0}
              className={classNames(BESIDE_TEXT, 'lg:aspect-[4/3]', i % 2 === 1 && 'lg:order-last')}
            />
            <div
              className={classNames(
                illustrated[i]
                  ? 'self-center px-[7%] py-6 lg:px-[9%]'
                  : 'mx-auto max-w-prose px-[6%] pb-[0.85em]',
              )}
            >
              <StoryText text={text} offset={offset} opens={i === 0} />
            </div>
          </section>
        ))}
        {growing !== undefined && (
          <section className="mx-auto max-w-prose px-[6%] pb-8" aria-live="off">
            <StoryText text={growing} opens={scenes.length === 0} />
            <span aria-hidden className="writing-pen" />
          </section>
        )}
        {growing === undefined && (
          <StoryEnd text={scenes.map(({ text }) => text).join('\n\n')} language={language} />
        )}
      </ReadablePage>
    </article>
  );
}
