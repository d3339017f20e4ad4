import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'large' | 'small';

interface Look {
  look?: ButtonLook;
  size?: ButtonSize;
}

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-coral text-on-coral shadow-rest hover:bg-coral-deep hover:shadow-lift',
  secondary: 'border-2 border-edge/60 bg-page text-ink hover:border-ink-soft hover:shadow-rest',
  quiet: 'text-ink hover:bg-ink/8',
  danger: 'border-2 border-danger bg-page text-danger hover:bg-danger-soft',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-small',
  regular: 'min-h-12 px-5',
  large: 'min-h-14 px-7 text-lead',
};

export function buttonClass({ look = 'primary', size = 'regular' }: Look, extra?: string): string {
  return classNames(
    'cut-pill inline-flex items-center justify-center gap-2 py-2 text-center leading-tight font-bold no-underline select-none',
    'transition-[background-color,box-shadow,transform,border-color] duration-150 active:translate-y-px active:shadow-none',
    'disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55',
    LOOKS[look],
    SIZES[size],
    extra,
  );
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** What it does is under way. It does nothing meanwhile, and unlike a disabled button it keeps the focus. */
  busy?: boolean;
}

export function Button({
  look,
  size,
  className,
  type = 'button',
  busy = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ look, size }, className)}
      aria-disabled={busy || undefined}
      // Of a form it is pressed by the Enter key as well.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

export function ButtonLink({ look, size, className, ...rest }: LinkProps & Look) {
  return <Link className={buttonClass({ look, size }, className)} {...rest} />;
}
