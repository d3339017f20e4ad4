import type { LanguageCode } from '#domain/languages.ts';
import { STEP_ID } from '#web/features/creator/step-trail.tsx';
import type { Creator } from '#web/features/creator/use-creator.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ReadablePage, StoryText } from '#web/reader/story-text.tsx';

/** The first words of a story, before there is a story. */
export function GrowingStory({ creator: { draft }, language }: { creator: Creator; language: LanguageCode }) {
  const t = useTranslate();
  const title = draft?.title || t('amazing_story');
  return (
    <article aria-label={title} className="book mx-auto max-lg:me-3">
      <header className="px-[6%] pt-6 pb-5 text-center sm:pt-10">
        <h1 lang={language} aria-describedby={STEP_ID} className="font-display text-h1 text-balance">
          {title}
        </h1>
        <p role="status" className="mt-2 font-sans text-small text-ink-soft">
          {t('story.writing')}
        </p>
      </header>
      <ReadablePage language={language}>
        <section className="mx-auto max-w-prose px-[6%] pb-8" aria-live="off">
          <StoryText text={draft?.text ?? ''} opens />
          <span aria-hidden className="writing-pen" />
        </section>
      </ReadablePage>
    </article>
  );
}
