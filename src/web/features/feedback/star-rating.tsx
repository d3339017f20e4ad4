import { Star, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { RATINGS } from '#domain/feedback.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useEarlyChoice } from '#web/ui/early-input.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface StarRatingProps {
  value: number | null;
  onChange: (rating: number | null) => void;
}

export function StarRating({ value, onChange }: StarRatingProps) {
  const t = useTranslate();
  const name = useId();
  const first = useRef<HTMLInputElement>(null);
  const group = useEarlyChoice<HTMLFieldSetElement>((early) => onChange(Number(early)));
  const clear = () => {
    onChange(null);
    first.current?.focus(); // the button that had it goes
  };
  return (
    <fieldset ref={group}>
      <legend className="mb-1.5 font-bold">{t('feedback.rating')}</legend>
      <div className="-ms-2 flex min-h-11 items-center">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="cut-small relative grid size-11 cursor-pointer place-items-center transition-colors hover:bg-ink/8 has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              ref={rating === 1 ? first : undefined}
              type="radio"
              name={name}
              value={rating}
              aria-label={t('feedback.rating.stars', { count: rating })}
              checked={value === rating}
              onChange={() => onChange(rating)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <Star
              aria-hidden
              className={classNames(
                'size-7 transition-colors',
                value !== null && rating <= value ? 'fill-sun text-ink' : 'text-ink-soft',
              )}
              strokeWidth={1.5}
            />
          </label>
        ))}
        {value !== null && (
          <IconButton
            label={t('feedback.rating.clear')}
            title={t('feedback.rating.clear')}
            onClick={clear}
            className="ms-1 text-ink-soft"
          >
            <X aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
    </fieldset>
  );
}
