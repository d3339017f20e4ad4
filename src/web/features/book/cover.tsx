import type { ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { OpeningButtons } from '#web/features/book/opening-buttons.tsx';

interface CoverProps {
  title: string;
  byline: ReactNode;
  language: LanguageCode;
  picture: ReactNode;
  canRead: boolean;
  onRead: () => void;
  onOpen: () => void;
}

export function Cover({ title, byline, language, picture, canRead, onRead, onOpen }: CoverProps) {
  return (
    <div className="book-still">
      <div className="w-full max-w-xl">{picture}</div>
      <p lang={language} className="font-display text-h1 leading-tight font-semibold text-balance">
        {title}
      </p>
      <div className="text-small text-ink-soft">{byline}</div>
      <OpeningButtons canRead={canRead} onRead={onRead} onOpen={onOpen} />
    </div>
  );
}
