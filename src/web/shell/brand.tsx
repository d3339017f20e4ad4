import { Link } from 'react-router';
import { BRAND } from '#domain/brand.ts';

/** An open book from which three leaves grow. */
export function BrandMark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={className}>
      <path d="M24 27C17 25 13.600 18.500 15 11c5.500 1.500 9.500 7.500 9 16z" fill="var(--sun)" />
      <path d="M24 27c7-2 10.400-8.500 9-16-5.500 1.500-9.500 7.500-9 16z" fill="var(--coral)" />
      <path d="M24 27.500c-4.600-6.300-4.600-14.700 0-22 4.600 7.300 4.600 15.700 0 22z" fill="var(--leaf)" />
      <path
        d="M24 42C18.500 36.500 11 34.600 3.500 36c-.6.100-1-.3-1-.9V24.500c0-.6.400-1 .9-1.100C11.500 22 19 24 24 29.500z"
        fill="var(--dusk)"
      />
      <path
        d="M24 42c5.500-5.500 13-7.400 20.500-6 .6.100 1-.3 1-.9V24.500c0-.6-.4-1-.9-1.100C36.500 22 29 24 24 29.500z"
        fill="var(--dusk)"
        opacity=".78"
      />
    </svg>
  );
}

export function BrandLink() {
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2 text-ink no-underline">
      <BrandMark />
      <span className="font-display text-[1.625rem] font-semibold tracking-tight">{BRAND}</span>
    </Link>
  );
}
