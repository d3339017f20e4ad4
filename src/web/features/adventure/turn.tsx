import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AdventureChoice, AdventureSegment } from '#domain/adventure.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { ListenButton } from '#web/features/adventure/listen-button.tsx';
import { Outcome } from '#web/features/adventure/outcome.tsx';
import { SegmentText } from '#web/features/adventure/segment-text.tsx';
import type { SpokenPart } from '#web/features/adventure/spoken-part.ts';
import type { DrawnOf } from '#web/features/adventure/use-adventure.ts';
import { asideId, type Listening } from '#web/features/adventure/use-listening.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useSpokenWords } from '#web/reader/use-spoken-words.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface TurnProps {
  part: number;
  story: ToldStory;
  /** What led here; the first part begins by itself. */
  pick: AdventureChoice | undefined;
  /** Absent while it is on its way. */
  segment: AdventureSegment | undefined;
  /** How it is read aloud, as soon as it is there. */
  spoken: SpokenPart | undefined;
  listening: Listening;
  /** It was read before the page was loaded again: it stands there, and nobody is taken to it. */
  isOld: boolean;
  onDrawn: DrawnOf;
  /** What may be done when the text is typed. */
  children: ReactNode;
}

/** A choice, what came of it, and what happens then. */
export function Turn(props: TurnProps) {
  const { part, story, pick, segment, spoken, listening, isOld, onDrawn, children } = props;
  const t = useTranslate();
  const place = useRef<HTMLElement>(null);
  const [wasOld] = useState(isOld);
  useEffect(() => {
    if (place.current && !wasOld) goToTurn(place.current);
  }, [wasOld]);
  const onTap = useSpokenWords(place);
  const phase = listening.phaseOf(part);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a shortcut for pointers; the player seeks by keyboard
    <section
      ref={place}
      tabIndex={-1}
      data-aside={asideId(part)}
      aria-label={t('adventure.part', { part })}
      aria-busy={!segment}
      onClick={onTap}
      className="outline-none"
    >
      <div
        aria-live="off"
        className="mb-3 flex min-h-11 items-center justify-between gap-4 border-b border-line pb-2"
      >
        <p aria-hidden className="text-small font-bold text-ink-soft">
          {t('adventure.part', { part })}
        </p>
        {listening.isPossible && spoken && (
          <ListenButton phase={phase} onPress={() => listening.toggle(part)} />
        )}
      </div>
      {pick && <Outcome pick={pick} story={story} offset={spoken?.outcome ?? 0} onDrawn={onDrawn} />}
      {segment ? (
        <SegmentText
          segment={segment}
          story={story}
          offset={spoken?.segment ?? 0}
          isTyped={wasOld}
          isHeard={phase !== 'silent'}
          onDrawn={onDrawn}
        >
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
