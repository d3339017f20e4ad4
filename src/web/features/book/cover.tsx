import type { ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { MoreButton } from '#web/features/book/more-button.tsx';
import { OpeningButtons } from '#web/features/book/opening-buttons.tsx';

interface CoverProps {
  title: string;
  byline: ReactNode;
  language: LanguageCode;
  picture: ReactNode;
  canRead: boolean;
  /** The voice is not there yet. */
  isComing: boolean;
  /** The first page is on its way. */
  isOpening?: boolean;
  onRead: () => void;
  onOpen: () => void;
  onTools: (() => void) | undefined;
}

export function Cover({ title, byline, language, picture, onTools, ...opening }: CoverProps) {
  return (
    <div className="book-still book-cover">
      <div className="w-full max-w-xl">{picture}</div>
      <p lang={language} className="book-title font-display leading-tight font-semibold text-balance">
        {title}
      </p>
      <div className="book-byline text-small text-ink-soft">{byline}</div>
      <OpeningButtons {...opening} />
      {onTools && <MoreButton onTools={onTools} />}
    </div>
  );
}
