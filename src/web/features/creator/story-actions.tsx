import {
  BookPlus,
  Feather,
  MonitorSmartphone,
  Palette,
  Repeat,
  RotateCcw,
  Undo2,
  UserPlus,
  House,
} from 'lucide-react';
import { useRef, useState } from 'react';
import type { WizardEvent, WizardState } from '#domain/wizard-state.ts';
import type { SavingStatus } from '#web/features/creator/use-saving.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface StoryActionsProps {
  state: WizardState;
  dispatch: (event: WizardEvent) => void;
  /** Another tab shows the same story. */
  isElsewhere: boolean;
  onContinue: () => void;
  /** The very same story, from its first word. */
  onAgain: () => void;
  onNew: () => void;
}

/** Where the story may go from here. */
export function StoryActions({
  state,
  dispatch,
  isElsewhere,
  onContinue,
  onAgain,
  onNew,
}: StoryActionsProps) {
  const t = useTranslate();
  const busy = state.busy !== null;
  const goOn = useRef<HTMLButtonElement>(null);
  const undo = () => {
    dispatch({ type: 'continuationUndone' });
    // This button goes with what it took back; the focus must not.
    goOn.current?.focus();
  };
  return (
    <section aria-label={t('story.actions')}>
      <h2 className="text-h2">{t('story.actions')}</h2>
      {isElsewhere && (
        <p role="status" className="mt-2 flex items-center gap-2 text-small text-ink-soft">
          <MonitorSmartphone aria-hidden className="size-4.5 shrink-0" />
          {t('story.elsewhere')}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2.5 *:grow *:basis-[calc(50%-0.3125rem)]">
        <Button ref={goOn} size="large" onClick={onContinue} busy={busy} className="basis-full!">
          <Feather aria-hidden className="size-5" />
          {t(state.busy === 'continue' ? 'story.continuing' : 'story.continue')}
        </Button>
        <Button look="secondary" size="small" onClick={onAgain} busy={busy}>
          <Repeat aria-hidden className="size-5 shrink-0" />
          {t('story.again')}
        </Button>
        <Button
          look="secondary"
          size="small"
          onClick={() => dispatch({ type: 'editStarted', view: 'editCharacters' })}
          busy={busy}
        >
          <UserPlus aria-hidden className="size-5 shrink-0" />
          {t('story.add_characters')}
        </Button>
        <Button
          look="secondary"
          size="small"
          onClick={() => dispatch({ type: 'editStarted', view: 'editTheme' })}
          busy={busy}
        >
          <Palette aria-hidden className="size-5 shrink-0" />
          {t('story.change_theme')}
        </Button>
        <Button look="secondary" size="small" onClick={onNew} busy={busy}>
          <BookPlus aria-hidden className="size-5" />
          {t('story.new')}
        </Button>
      </div>
      {state.undo && (
        <Button look="quiet" size="small" onClick={undo} disabled={busy} className="mt-3">
          <Undo2 aria-hidden className="size-5" />
          {t('story.undo')}
        </Button>
      )}
    </section>
  );
}

interface LeavingBarProps {
  saving: SavingStatus;
  /** Kept nowhere: whoever starts over is asked in other words. */
  isKept: boolean;
  busy: boolean;
  onNew: () => void;
  onStartOver: () => void;
}

/** The bottom of the story page. Starting over asks first: a child's thumb is quick. */
export function LeavingBar({ saving, isKept, busy, onNew, onStartOver }: LeavingBarProps) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <div className="mt-6 flex flex-wrap justify-center gap-x-2 border-t max-sm:gap-x-0 border-line pt-3">
      <ButtonLink to="/" look="quiet" size="small" className="max-sm:px-2.5">
        <House aria-hidden className="size-5" />
        {t('wizard.home')}
      </ButtonLink>
      <Button look="quiet" size="small" onClick={onNew} busy={busy} className="max-sm:px-2.5">
        <BookPlus aria-hidden className="size-5" />
        {t('story.new')}
      </Button>
      <Button
        look="quiet"
        size="small"
        onClick={() => (isKept ? setAsking(true) : onStartOver())}
        busy={busy}
        className="max-sm:px-2.5"
      >
        <RotateCcw aria-hidden className="size-5" />
        {t('story.start_over')}
      </Button>
      <Dialog
        open={asking}
        title={t('story.start_over.title')}
        description={t(saving === 'saved' ? 'story.start_over.text_saved' : 'story.start_over.text')}
        dismiss={{ label: t('action.close'), onDismiss: () => setAsking(false) }}
      >
        <div className="mt-6 flex flex-wrap gap-2">
          <Button onClick={onStartOver}>{t('story.start_over')}</Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {t('story.keep')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
