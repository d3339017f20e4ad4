import { useId, type ComponentProps } from 'react';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: string;
}

/** A box to tick, with what it means beside it. */
export function CheckField({ label, hint, ...rest }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint && `${id}-hint`}
        className="mt-0.5 size-6 shrink-0 accent-(--coral)"
        {...rest}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
