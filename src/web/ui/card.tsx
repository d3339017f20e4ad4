import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  /** The whole card is a target: it lifts under the pointer. */
  lifts?: boolean;
}

export function Card({ lifts, className, ...rest }: CardProps) {
  return (
    <div
      className={classNames(
        'cut border border-line bg-page p-6 shadow-rest',
        lifts && 'transition duration-200 ease-settle hover:-translate-y-1 hover:shadow-lift',
        className,
      )}
      {...rest}
    />
  );
}
