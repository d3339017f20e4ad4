import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { CONTROL_LOOK } from '#web/ui/control-look.ts';
import { FieldLabel } from '#web/ui/field-label.tsx';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
}

interface TextFieldProps extends ComponentProps<'input'>, FieldProps {
  /** A button at the end of the field. */
  trailing?: ReactNode;
  inputClassName?: string;
}

export function TextField({
  label,
  hint,
  error,
  trailing,
  className,
  inputClassName,
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds(hint, error);
  return (
    <div className={className}>
      <FieldLabel htmlFor={ids.control}>{label}</FieldLabel>
      <div className="relative">
        <input
          id={ids.control}
          className={classNames(CONTROL_LOOK, border(error), Boolean(trailing) && 'pe-13', inputClassName)}
          {...ids.described}
          {...rest}
        />
        {trailing && <div className="absolute inset-y-0 end-0.5 grid place-items-center">{trailing}</div>}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}

export function TextArea({
  label,
  hint,
  error,
  className,
  ...rest
}: ComponentProps<'textarea'> & FieldProps) {
  const ids = useFieldIds(hint, error);
  return (
    <div className={className}>
      <FieldLabel htmlFor={ids.control}>{label}</FieldLabel>
      <textarea
        id={ids.control}
        rows={4}
        className={classNames(CONTROL_LOOK, border(error))}
        {...ids.described}
        {...rest}
      />
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}

interface FieldIds {
  control: string;
  hint: string;
  error: string;
  described: { 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined };
}

function useFieldIds(hint: ReactNode, error: string | undefined): FieldIds {
  const id = useId();
  const ids = { control: id, hint: `${id}-hint`, error: `${id}-error` };
  const described = [error && ids.error, Boolean(hint) && ids.hint].filter(Boolean).join(' ');
  return {
    ...ids,
    described: { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined },
  };
}

function FieldNotes({ ids, hint, error }: { ids: FieldIds } & Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <>
      {error && (
        <p id={ids.error} className="mt-1.5 text-small font-semibold text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={ids.hint} className="mt-1.5 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </>
  );
}

function border(error: string | undefined) {
  return error ? 'border-danger' : 'border-edge/70 hover:border-ink-soft';
}
