import { Check, Circle, LoaderCircle } from 'lucide-react';
import type { MultimediaProgress } from '#contract/multimedia.ts';
import { MAKING_STEPS, stepStatus, type StepStatus } from '#web/features/experience/making-steps.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Progress } from '#web/ui/progress.tsx';

/** How far the making is. Nobody has to stay and watch. */
export function MakingPanel({ progress }: { progress: MultimediaProgress }) {
  const t = useTranslate();
  const { state, pictures, sentences } = progress;
  const now = MAKING_STEPS.find((step) => step === state) ?? 'preparing';
  return (
    <div className="cut grain w-full animate-rise border border-line bg-paper p-5 text-start text-body shadow-rest">
      <p role="status" className="font-bold">
        {t(`experience.state.${now}`)}
      </p>
      <div className="mt-3">
        <Progress label={t('experience.progress')} value={progress.progress} />
      </div>
      <ol className="mt-4 grid gap-x-6 gap-y-1.5 text-small sm:grid-cols-2">
        {MAKING_STEPS.map((step) => (
          <Step key={step} status={stepStatus(step, state)}>
            {t(`experience.step.${step}`)}
            {step === 'generating' && pictures.of > 0 && (
              <span className="block text-ink-soft tabular-nums">
                {t('experience.counts', {
                  pictures: pictures.done,
                  allPictures: pictures.of,
                  sentences: sentences.done,
                  allSentences: sentences.of,
                })}
              </span>
            )}
          </Step>
        ))}
      </ol>
      <p className="mt-4 text-small text-ink-soft">{t('experience.patience')}</p>
      <p className="mt-1 text-small text-ink-soft">{t('experience.may_leave')}</p>
    </div>
  );
}

const SIGNS = { done: Check, now: LoaderCircle, to_come: Circle } as const;

function Step({ status, children }: { status: StepStatus; children: React.ReactNode }) {
  const t = useTranslate();
  const Sign = SIGNS[status];
  return (
    <li className={classNames('flex items-start gap-2', status === 'to_come' && 'text-ink-soft')}>
      <Sign
        aria-hidden
        className={classNames(
          'mt-0.5 size-4.5 shrink-0',
          status === 'done' && 'text-leaf',
          status === 'now' && 'text-coral motion-safe:animate-spin',
        )}
      />
      <span className={status === 'now' ? 'font-bold' : undefined}>
        {children}
        {status === 'done' && <span className="sr-only"> {t('experience.step.done')}</span>}
      </span>
    </li>
  );
}
