import type { ComponentProps } from 'react';

export function FieldLabel(props: ComponentProps<'label'>) {
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- callers pass htmlFor
  return <label className="mb-1.5 block font-bold" {...props} />;
}
