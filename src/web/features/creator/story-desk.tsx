import type { ReactNode, Ref } from 'react';
import type { LanguageCode } from '#domain/languages.ts';

interface StoryDeskProps {
  /** The story's cover, or its first words while another is written in its place. */
  cover: ReactNode;
  saving: ReactNode;
  actions: ReactNode;
  tools: ReactNode;
  summary: ReactNode;
  /** Below it all. */
  children: ReactNode;
}

/** What lies under a book that is closed: the cover, beside it whatever can be done with the story. */
export function StoryDesk({ cover, saving, actions, tools, summary, children }: StoryDeskProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-4 sm:px-6 lg:pt-8">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          {cover}
          <div className="mt-5 flex justify-center lg:mt-6">{saving}</div>
        </div>
        <div className="grid min-w-0 content-start gap-8 lg:row-span-2">
          {actions}
          {tools}
        </div>
        {summary}
      </div>
      {children}
    </div>
  );
}

interface DeskCoverProps {
  title: string;
  /** Where the focus goes when the story is opened. */
  titleRef: Ref<HTMLHeadingElement>;
  language: LanguageCode;
  picture: ReactNode;
  byline: string;
  /** The ways into the book. */
  opener: ReactNode;
}

export function DeskCover({ title, titleRef, language, picture, byline, opener }: DeskCoverProps) {
  return (
    <div className="book grain items-center gap-6 p-4 pb-6 text-center max-lg:me-3 sm:p-6 sm:max-lg:grid sm:max-lg:grid-cols-2 lg:pb-8">
      {picture}
      <div>
        <h1
          lang={language}
          ref={titleRef}
          tabIndex={-1}
          className="font-display text-h1 text-balance outline-none max-sm:mt-4 lg:mt-4"
        >
          {title}
        </h1>
        {/* Who drew it is said when it is drawn: room for a second line, so that nothing moves for it. */}
        <p className="mt-1 min-h-[2lh] text-small text-ink-soft lg:min-h-0">{byline}</p>
        <div className="mt-4">{opener}</div>
      </div>
    </div>
  );
}
