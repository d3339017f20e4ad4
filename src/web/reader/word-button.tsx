import { Volume2 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { use, useRef, type ReactNode } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { useVoice } from '#web/reader/voice.ts';
import { WordHelpContext } from '#web/reader/word-cards.ts';
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
  const wasReading = useRef(false);
  if (!shown) return children;
  const { word, translated, means } = shown;
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) {
      wasReading.current = voice?.phase() === 'playing';
      if (wasReading.current) voice?.pause();
      voice?.say?.(word);
    } else if (wasReading.current) voice?.goOn();
  };
  return (
    <Popover.Root onOpenChange={onOpenChange}>
      {/* The text around it hears touches, too. */}
      <Popover.Trigger className="word-help" onClick={(event) => event.stopPropagation()}>
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
