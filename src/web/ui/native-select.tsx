import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useEarlyValue } from '#web/ui/early-input.ts';

export interface NativeOption<Value extends string> {
  value: Value;
  label: string;
  /** Language of the label when it is not the page's. */
  lang?: string;
}

interface NativeSelectProps<Value extends string> {
  /** Name for screen readers; leave it out when a label element points at `id`. */
  label?: string;
  id?: string;
  value: Value;
  options: readonly NativeOption<Value>[];
  onChange: (value: Value) => void;
  /** What the closed control shows instead of the chosen label. */
  face?: ReactNode;
  /** What it chooses, for pages without React. */
  choice?: string;
  className?: string;
}

/** The device's own picker: the best one on a phone, and it costs no script. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { label, id, value, options, onChange, face, choice, className } = props;
  // As wide as what is chosen: for the width of all of them every script would be set, 30 ms of a core for ten languages.
  const isInScripts = options.some(({ lang }) => lang !== undefined);
  const control = useEarlyValue<HTMLSelectElement>(value, (early) => onChange(early as Value));
  return (
    <span
      className={classNames(
        'cut-pill relative inline-flex min-h-11 items-center gap-2 border-2 border-edge/60 bg-page font-semibold text-ink hover:border-ink-soft',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)',
        className,
      )}
    >
      {face && (
        <span aria-hidden className="pointer-events-none flex items-center gap-2 ps-4 pe-9">
          {face}
        </span>
      )}
      <select
        ref={control}
        id={id}
        aria-label={label}
        data-choice={choice}
        // What stood here when the page was left would be taken for a new choice.
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={classNames(
          'min-h-11 w-full appearance-none bg-transparent ps-4 pe-10 outline-none',
          isInScripts && 'field-sizing-content',
          Boolean(face) && 'absolute inset-0 opacity-0',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} className="bg-page text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3.5 size-4" />
    </span>
  );
}
