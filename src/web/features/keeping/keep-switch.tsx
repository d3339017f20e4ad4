import { useKeeping, type Gathered, type Keeping } from '#web/features/keeping/use-keeping.ts';
import { useFormats, type Formats } from '#web/i18n/formats.ts';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';

interface KeepSwitchProps {
  id: string;
  title: string;
  gather: (signal: AbortSignal) => Promise<Gathered>;
  /** It is not in My Stories yet, from where it is fetched. */
  disabled?: boolean;
}

/** "Keep on this device": brings a story with all its pictures and sounds, and says what it weighs. */
export function KeepSwitch({ id, title, gather, disabled = false }: KeepSwitchProps) {
  const t = useTranslate();
  const formats = useFormats();
  const [keeping, toggle] = useKeeping(id, gather);
  const { status } = keeping;
  const on = status === 'on' || status === 'working';
  return (
    <div className="grid gap-0.5">
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={t('keep.what', { title })}
        disabled={disabled || status === 'unknown'}
        onClick={toggle}
        className="inline-flex min-h-11 items-center gap-3 text-start text-small font-bold disabled:opacity-55"
      >
        <span
          aria-hidden
          className={classNames(
            'relative h-6 w-11 shrink-0 rounded-full border-2 transition-colors',
            on ? 'border-leaf bg-leaf' : 'border-edge bg-ink/12',
          )}
        >
          <span
            className={classNames(
              'absolute top-0.5 size-4 rounded-full bg-page shadow-rest transition-[inset-inline-start]',
              on ? 'start-[1.375rem]' : 'start-0.5',
            )}
          />
        </span>
        {t('keep.label')}
      </button>
      <p
        role="status"
        className={classNames(
          // Its line is there before its words: nothing jumps.
          'min-h-[1lh] text-small',
          status === 'full' || status === 'failed' ? 'text-danger' : 'text-ink-soft',
        )}
      >
        {wordsOf(keeping, t, formats)}
      </p>
    </div>
  );
}

const MEGABYTE = 1_000_000;

function wordsOf(keeping: Keeping, t: Translate, formats: Formats): string {
  switch (keeping.status) {
    case 'working':
      return t('keep.working', { percent: formats.number(Math.round(keeping.share * 100)) });
    case 'on':
      return t('keep.size', {
        size: formats.number(Math.max(0.1, Math.round((keeping.bytes / MEGABYTE) * 10) / 10)),
      });
    case 'full':
      return t('keep.full');
    case 'failed':
      return t('keep.failed');
    default:
      return '';
  }
}
