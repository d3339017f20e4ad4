import { Mic, Trash2 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { Relation } from '#domain/recordings.ts';
import type { Recordings } from '#web/features/recordings/use-recordings.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ReaderPopover } from '#web/reader/reader-popover.tsx';
import { VoiceChoices } from '#web/reader/voice-choices.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface VoiceMenuProps {
  recordings: Recordings;
  /** In the book. */
  pages: number;
  onRecord: () => void;
}

/** Whose voice reads the book, and the way to record one. */
export function VoiceMenu({ recordings, pages, onRecord }: VoiceMenuProps) {
  const t = useTranslate();
  const { voices, reader, choose, count } = recordings;
  return (
    <ReaderPopover
      label={t('recording.voices')}
      trigger={
        <IconButton label={t('recording.voices')} className={reader ? 'text-coral' : undefined}>
          <Mic aria-hidden className="size-5.5" />
        </IconButton>
      }
      className="max-h-[80dvh] w-[min(22rem,calc(100vw-1.5rem))] gap-4 overflow-y-auto"
    >
      {voices.length > 0 && <VoiceChoices {...{ voices, reader, choose }} />}
      {reader && (
        <div className="flex items-center justify-between gap-2 text-small text-ink-soft">
          <p>{t('recording.pages', { count: count(reader), pages })}</p>
          <RemoveVoice voice={reader} onRemove={recordings.remove} />
        </div>
      )}
      {voices.length === 0 && <p className="text-small text-ink-soft">{t('recording.lead')}</p>}
      <Popover.Close asChild>
        <Button onClick={onRecord}>
          <Mic aria-hidden className="size-5" />
          {t('recording.this_page')}
        </Button>
      </Popover.Close>
    </ReaderPopover>
  );
}

interface RemoveVoiceProps {
  voice: Relation;
  onRemove: Recordings['remove'];
}

/** Asks once more: nobody could bring it back. */
function RemoveVoice({ voice, onRemove }: RemoveVoiceProps) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    onRemove(voice).catch(() => toast({ title: t('recording.remove.failed'), look: 'danger' }));
  };
  if (isAsking) {
    return (
      <Button look="danger" size="small" onClick={remove}>
        {t('recording.remove.sure', { voice: t(`recording.voice.${voice}`) })}
      </Button>
    );
  }
  return (
    <IconButton label={t('recording.remove')} onClick={() => setAsking(true)}>
      <Trash2 aria-hidden className="size-5" />
    </IconButton>
  );
}
