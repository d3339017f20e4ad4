import { Headphones, Volume2 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { use, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { ReadFromContext } from '#web/reader/read-from.ts';
import { useVoice } from '#web/reader/voice.ts';
import { WordHelpContext } from '#web/reader/word-cards.ts';
import { placeOf, type WordPlace } from '#web/reader/word-marker.ts';
import { Button } from '#web/ui/button.tsx';
import { useTopmostModal } from '#web/ui/open-modals.ts';

interface WordButtonProps {
  id: string;
  /** The word as it stands in the text. */
  children: ReactNode;
}

/** A word of a story that shows what it means, and is said, when it is touched. */
export function WordButton({ id, children }: WordButtonProps) {
  const t = useTranslate();
  const voice = useVoice();
  const shown = use(WordHelpContext)?.shown(id);
  const container = useTopmostModal();
  const readFrom = use(ReadFromContext);
  const trigger = useRef<HTMLButtonElement>(null);
  const wasReading = useRef(false);
  /** Open, and where its word stands, as far as that is read aloud. */
  const [card, setCard] = useState<{ from: WordPlace | undefined } | null>(null);
  if (!shown) return children;
  const { word, translated, means } = shown;
  const open = () => {
    const from = trigger.current ? placeOf(trigger.current) : undefined;
    setCard({ from: voice && from && from.offset < voice.reach() ? from : undefined });
    wasReading.current = voice?.phase() === 'playing';
    if (wasReading.current) voice?.pause();
    voice?.say?.(word);
  };
  const close = () => {
    setCard(null);
    if (wasReading.current) voice?.goOn();
  };
  const readOn = (from: WordPlace) => {
    setCard(null);
    readFrom?.(from);
  };
  return (
    <Popover.Root open={card !== null} onOpenChange={(isOpen) => (isOpen ? open() : close())}>
      {/* The text around it hears touches, too. */}
      <Popover.Trigger ref={trigger} className="word-help" onClick={(event) => event.stopPropagation()}>
        {children}
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Content
          sideOffset={6}
          collisionPadding={12}
          aria-label={word}
          data-word-card
          className="cut z-50 grid w-64 animate-rise justify-items-center gap-2 border border-line bg-page p-4 text-center font-sans text-ink shadow-float"
        >
          {means === undefined && (
            <img src={`/art/words/${id}.webp`} alt="" className="h-32 max-w-full object-contain" />
          )}
          <p className="font-display text-h3 leading-tight font-semibold">{word}</p>
          {translated !== undefined && <p className="text-ink-soft">{translated}</p>}
          {means !== undefined && <p>{means}</p>}
          {voice?.say && (
            <Button look="secondary" size="small" onClick={() => voice.say?.(word)}>
              <Volume2 aria-hidden className="size-5" />
              {t('reader.words.hear')}
            </Button>
          )}
          {readFrom && card?.from && (
            <Button look="quiet" size="small" onClick={() => card.from && readOn(card.from)}>
              <Headphones aria-hidden className="size-5" />
              {t('reader.words.read_from')}
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
