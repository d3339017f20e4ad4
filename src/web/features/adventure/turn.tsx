import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AdventureChoice, AdventureSegment } from '#domain/adventure.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/paragraphs.ts';
import { ChoiceSign } from '#web/features/adventure/choice-sign.tsx';
import { SegmentText } from '#web/features/adventure/segment-text.tsx';
import { useReadable } from '#web/features/adventure/use-readable.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface TurnProps {
  part: number;
  language: LanguageCode;
  /** What led here; the first part begins by itself. */
  pick: AdventureChoice | undefined;
  /** Absent while it is on its way. */
  segment: AdventureSegment | undefined;
  /** It was read before the page was loaded again: it stands there, and nobody is taken to it. */
  isOld: boolean;
  /** What may be done when the text is typed. */
  children: ReactNode;
}

/** A choice, what came of it, and what happens then. */
export function Turn({ part, language, pick, segment, isOld, children }: TurnProps) {
  const t = useTranslate();
  const place = useRef<HTMLElement>(null);
  const [wasOld] = useState(isOld);
  useEffect(() => {
    if (place.current && !wasOld) goToTurn(place.current);
  }, [wasOld]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t('adventure.part', { part })}
      aria-busy={!segment}
      className="outline-none"
    >
      {pick && <Pick pick={pick} language={language} />}
      {segment ? (
        <SegmentText text={segment.text} language={language} isTyped={wasOld}>
          {children}
        </SegmentText>
      ) : (
        <Waiting />
      )}
    </section>
  );
}

export function goToTurn(turn: HTMLElement): void {
  turn.focus({ preventScroll: true });
  turn.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

function Pick({ pick, language }: { pick: AdventureChoice; language: LanguageCode }) {
  const t = useTranslate();
  const readable = useReadable(language);
  return (
    <div className="mb-4 animate-fade">
      <div className="cut-small mb-5 flex items-center gap-4 bg-paper px-4 py-3">
        <ChoiceSign kind={pick.id} />
        <p>
          <span className="block text-small font-bold text-ink-soft">{t('adventure.chosen')}</span>
          <span {...readable}>{pick.text}</span>
        </p>
      </div>
      <div {...readable}>
        {paragraphsOf(pick.outcome).map(({ offset, text }) => (
          <p key={offset}>{text}</p>
        ))}
      </div>
    </div>
  );
}

function Waiting() {
  const t = useTranslate();
  return (
    <div className="grid animate-fade gap-3">
      <p className="text-small text-ink-soft">{t('adventure.waiting')}</p>
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  );
}
