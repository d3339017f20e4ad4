import type { NativeOption } from '#web/ui/native-select.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useEarlyChoice } from '#web/ui/early-input.ts';

interface ChoiceChipsProps<Value extends string> {
  label: string;
  /** Among the fields of a form: what is asked is shown, and four short words find room in a row of a phone. */
  inForm?: boolean;
  /** In the query, where the form is sent without scripts. */
  name: string;
  options: readonly NativeOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few: a choice that shows at once, whether or not a script is there to act on it. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, inForm, name, options, value, onChange } = props;
  const group = useEarlyChoice<HTMLFieldSetElement>((early) => onChange(early as Value));
  return (
    <fieldset ref={group} className={classNames('flex flex-wrap', inForm ? 'gap-1.5 sm:gap-2' : 'gap-2')}>
      <legend className={inForm ? 'mb-1.5 font-bold' : 'sr-only'}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'cut-pill relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 border-2 border-edge/50 bg-page text-small font-bold text-ink transition-colors hover:border-ink-soft has-checked:border-leaf has-checked:bg-leaf has-checked:text-on-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)',
            inForm ? 'px-2.5 sm:px-4' : 'px-4',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            autoComplete="off"
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
