import { Progress as Primitive } from 'radix-ui';

interface ProgressProps {
  label: string;
  /** Null while it is not known how much is left. */
  value: number | null;
  max?: number;
}

export function Progress({ label, value, max = 100 }: ProgressProps) {
  return (
    <Primitive.Root
      aria-label={label}
      value={value}
      max={max}
      className="relative h-3 overflow-hidden rounded-full bg-ink/12"
    >
      {value === null ? (
        <div className="h-full w-1/3 animate-travel rounded-full bg-leaf" />
      ) : (
        <Primitive.Indicator
          className="h-full origin-left rounded-full bg-leaf transition-transform duration-300"
          style={{ transform: `scaleX(${value / max})` }}
        />
      )}
    </Primitive.Root>
  );
}
