import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { CreatedStory } from '#domain/created-story.ts';
import { MOST_KEPT } from '#domain/kept-stories.ts';
import { downloadText } from '#web/features/creator/download-text.ts';
import { nextToGo } from '#web/features/creator/kept-stories.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** A story that would be gone for good. */
export interface Loss {
  kind: 'unkept' | 'oldest';
  story: CreatedStory;
}

interface LosingDialogProps {
  loss: Loss | null;
  onGo: () => void;
  onStay: () => void;
}

/** Nothing that somebody made goes without a word, and without a way to take it along. */
export function LosingDialog({ loss, onGo, onStay }: LosingDialogProps) {
  const t = useTranslate();
  const title = loss?.story.title;
  return (
    <Dialog
      open={loss !== null}
      title={t('story.losing.title')}
      description={t(`story.losing.${loss?.kind ?? 'unkept'}`, { title, count: MOST_KEPT })}
      dismiss={{ label: t('action.close'), onDismiss: onStay }}
    >
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={() => loss && downloadText(loss.story)}>
          <Download aria-hidden className="size-5" />
          {t('story.losing.download')}
        </Button>
        <Button look="secondary" onClick={onGo}>
          {t('story.losing.go')}
        </Button>
        <Button look="quiet" onClick={onStay}>
          {t('story.losing.stay')}
        </Button>
      </div>
    </Dialog>
  );
}

export interface Care {
  /** Does it at once where nothing is lost by it, else after asking. `joins`: a new story will be kept besides the others. */
  carefully: (act: () => void, what?: { joins: boolean }) => void;
  dialog: ReactNode;
}

/** Asks before a story is lost: the open one where it is kept nowhere, or the oldest where a guest's list is full. */
export function useCare(story: CreatedStory | null, isKept: boolean, isGuest: boolean): Care {
  const [asking, setAsking] = useState<{ loss: Loss; act: () => void } | null>(null);
  const lossOf = (joins: boolean): Loss | null => {
    if (story && !isKept) return { kind: 'unkept', story };
    const oldest = joins && isGuest ? nextToGo() : null;
    return oldest && { kind: 'oldest', story: oldest.story };
  };
  return {
    carefully: (act, { joins } = { joins: false }) => {
      const loss = lossOf(joins);
      if (loss) setAsking({ loss, act });
      else act();
    },
    dialog: (
      <LosingDialog
        loss={asking?.loss ?? null}
        onGo={() => {
          setAsking(null);
          asking?.act();
        }}
        onStay={() => setAsking(null)}
      />
    ),
  };
}
