import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { AdventureChoice } from '#domain/adventure.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Crossing } from '#web/features/adventure/adventure-pages.ts';
import { ChoiceSign } from '#web/features/adventure/choice-sign.tsx';
import { isCalm } from '#web/browser/calm.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { PAUSE_MS } from '#web/reader/typing.ts';
import { useReaderSettings } from '#web/reader/reader-settings.ts';
import { useSpokenWords } from '#web/reader/use-spoken-words.ts';
import { useTyping } from '#web/reader/use-typing.ts';
import { useVoice, useVoicePhase } from '#web/reader/voice.ts';
import { ScenePlate, type ScenePicture } from '#web/scenes/scene-plate.tsx';
import { topmostModal } from '#web/ui/open-modals.ts';

interface CrossroadsProps {
  choices: readonly AdventureChoice[];
  language: LanguageCode;
  /** Where they stand in what is read aloud. */
  crossing: Crossing;
  /** Of what has just been told. */
  picture: ScenePicture;
  /** The question is typed until this is called. */
  onTyped: (() => void) | undefined;
  /** Offered again after it came to nothing: the focus goes back to it. */
  refused: string | null;
  onChoose: (choice: AdventureChoice) => void;
  onRetryPictures: () => void;
}

/** The page on which the reader decides: by thumb, or with the keys 1 to 3. */
export function Crossroads(props: CrossroadsProps) {
  const { choices, language, crossing, picture, onTyped, refused, onChoose, onRetryPictures } = props;
  const t = useTranslate();
  const format = useFormats();
  const id = useId();
  const page = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const { font, size, spacing } = useReaderSettings();
  const isHeard = useVoicePhase(useVoice()) === 'playing';
  const isOffered = useOffering(onTyped === undefined) || isHeard;
  useTyping(question, onTyped, isHeard);
  useSpokenWords(page, bringIntoView);
  useNumberKeys(page, (number) => {
    const choice = isOffered ? choices[number - 1] : undefined;
    if (choice) onChoose(choice);
  });
  useEffect(() => again.current?.focus(), []);
  return (
    <div ref={page} className="book-crossroads" data-illustrated={picture.status !== 'none' || undefined}>
      <div className="book-picture" lang={language}>
        <ScenePlate picture={picture} onRetry={onRetryPictures} first className="book-plate" />
      </div>
      <div role="group" aria-labelledby={id} className="book-choices" data-coming={!isOffered || undefined}>
        <div ref={question}>
          <p
            id={id}
            data-offset={crossing.question ?? crossing.offset}
            className="font-display text-h2 font-semibold"
          >
            {t('adventure.choose')}
          </p>
        </div>
        {choices.map((choice, i) => (
          <button
            key={choice.id}
            ref={choice.id === refused ? again : undefined}
            type="button"
            aria-keyshortcuts={String(i + 1)}
            onClick={() => onChoose(choice)}
            className="book-choice"
          >
            <ChoiceSign kind={choice.id} />
            <span
              lang={language}
              data-offset={crossing.choices[i]}
              data-reader-font={font}
              style={{ '--reader-size': size, '--reader-spacing': spacing } as React.CSSProperties}
              className="readable"
            >
              {choice.text}
            </span>
            <kbd aria-hidden>{format.number(i + 1)}</kbd>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Large letters on a small screen may not all fit. */
function bringIntoView({ startContainer }: Range): void {
  startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** The choices come when the question has stood there for a moment. */
function useOffering(isTyped: boolean): boolean {
  const [isOffered, setOffered] = useState(() => isTyped || isCalm());
  useEffect(() => {
    if (!isTyped) return undefined;
    const timer = setTimeout(() => setOffered(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTyped]);
  return isOffered;
}

function useNumberKeys(page: React.RefObject<HTMLElement | null>, press: (number: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
    if (topmostModal()?.contains(page.current)) press(Number(event.key));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
