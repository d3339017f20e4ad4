import { useId } from 'react';
import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';
import fox from '#web/art/heroes/fox.webp';
import mouse from '#web/art/heroes/mouse.webp';
import owl from '#web/art/heroes/owl.webp';
import { useFormats, type Formats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';

const FACES: Record<AgeGroup, string> = { '3-5': mouse, '6-8': fox, '9-12': owl };

interface AgePickerProps {
  value: AgeGroup;
  onChange: (age: AgeGroup) => void;
  className?: string;
}

export function AgePicker({ value, onChange, className }: AgePickerProps) {
  const t = useTranslate();
  const format = useFormats();
  const name = useId();
  return (
    <fieldset className={className} data-tour="age">
      <legend className="font-bold whitespace-nowrap max-sm:mb-1 max-sm:text-small sm:mb-2">
        {t('wizard.age')}
      </legend>
      <div className="grid grid-cols-3 gap-1.5 sm:gap-2">
        {AGE_GROUPS.map((age) => (
          <label
            key={age}
            className="cut-small grid min-h-12 cursor-pointer items-center gap-x-3 border-3 border-transparent bg-page px-1 shadow-rest max-sm:place-items-center sm:min-h-14 sm:grid-cols-[auto_1fr] sm:px-4 sm:py-2 transition hover:shadow-lift has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name={name}
              value={age}
              checked={value === age}
              onChange={() => onChange(age)}
              className="sr-only"
            />
            <img src={FACES[age]} alt="" className="row-span-2 h-11 w-9 object-contain max-sm:hidden" />
            <span className="self-end leading-tight font-bold max-sm:sr-only">{t(`wizard.age.${age}`)}</span>
            <span aria-hidden className="font-bold sm:hidden">
              {yearsOf(age, format)}
            </span>
            <span className="self-start text-small leading-tight text-ink-soft max-sm:sr-only">
              {t('wizard.age.years', { age: yearsOf(age, format) })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function yearsOf(age: AgeGroup, format: Formats): string {
  return age
    .split('-')
    .map((year) => format.number(Number(year)))
    .join('–');
}
