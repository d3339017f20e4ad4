import { useId, useState, type KeyboardEvent } from 'react';
import { cardPlace } from '#web/features/tutorial/spotlight.ts';
import { STOPS } from '#web/features/tutorial/stops.ts';
import { useSpotlight } from '#web/features/tutorial/use-spotlight.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';

interface TourProps {
  onEnd: (answer: 'skipped' | 'taken') => void;
}

/** Goes from part to part of the creator: one is lit, a few words say what it is for. */
export default function Tour({ onEnd }: TourProps) {
  const t = useTranslate();
  const format = useFormats();
  const id = useId();
  const [at, setAt] = useState(0);
  const stop = STOPS[at] ?? 'story';
  const isLast = at === STOPS.length - 1;
  const { light, room } = useSpotlight(stop);
  const next = () => (isLast ? onEnd('taken') : setAt(at + 1));
  const back = () => setAt(Math.max(0, at - 1));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight' && !isLast) next();
    if (key === 'ArrowLeft') back();
  };
  return (
    <Modal
      open
      onDismiss={() => onEnd('skipped')}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      className="tour fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-transparent"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys do what the buttons do */}
      <div className="size-full" onKeyDown={onKeyDown}>
        <div
          aria-hidden
          className="tour-light cut-small"
          style={light ?? { top: room.height / 2, left: room.width / 2, width: 0, height: 0 }}
        />
        <div
          className="cut absolute flex flex-col gap-2 overflow-y-auto border border-line bg-page p-5 text-ink shadow-float"
          style={cardPlace(light, room)}
        >
          <div aria-live="polite" className="grid gap-1.5">
            <p className="text-small text-ink-soft">
              {t('tutorial.stop', { number: format.number(at + 1), total: format.number(STOPS.length) })}
            </p>
            <h2 id={`${id}-title`} className="text-h3">
              {t(`tutorial.${stop}.title`)}
            </h2>
            <p id={`${id}-text`} className="text-small">
              {t(`tutorial.${stop}.text`)}
            </p>
          </div>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog opens, its way on has the focus */}
            <Button size="small" onClick={next} autoFocus>
              {t(isLast ? 'tutorial.finish' : 'tutorial.next')}
            </Button>
            {at > 0 && (
              <Button size="small" look="secondary" onClick={back}>
                {t('wizard.back')}
              </Button>
            )}
            {!isLast && (
              <Button size="small" look="quiet" onClick={() => onEnd('skipped')} className="ms-auto px-3">
                {t('tutorial.skip')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Modal>
  );
}
