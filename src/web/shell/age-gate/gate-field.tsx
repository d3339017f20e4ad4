import type { ComponentProps, ReactNode } from 'react';
import { CONTROL_LOOK } from '#web/ui/control-look.ts';
import { FieldLabel } from '#web/ui/field-label.tsx';

interface GateFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  /** Stand hidden below it until they are true. */
  faults: ReactNode;
  hint?: string;
}

/** A field that the server writes and a small script reads: its faults are there from the start. */
export function GateField({ id, label, faults, hint, ...rest }: GateFieldProps) {
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <input
        id={id}
        aria-describedby={hint ? `${id}-fault ${id}-hint` : `${id}-fault`}
        // The picture sits on the upper edge of what is scrolled.
        className={`${CONTROL_LOOK} scroll-mt-24 border-edge/70 hover:border-ink-soft aria-invalid:border-danger`}
        {...rest}
      />
      <div id={`${id}-fault`} role="alert">
        {faults}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
