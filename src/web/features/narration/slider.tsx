import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  step: number;
  /** What a screen reader says of a value. */
  describe: (value: number) => string;
  onChange: (value: number) => void;
  /** Only the value counts where the thumb is let go. */
  onRelease?: boolean;
}

const TRACK =
  'linear-gradient(90deg, var(--leaf) var(--done), color-mix(in srgb, var(--edge) 40%, transparent) 0)';

export function Slider({
  label,
  value,
  min = 0,
  max,
  step,
  describe,
  onChange,
  onRelease = false,
}: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState<number>();
  // React tells of every movement; the browser's own event tells when the thumb is let go.
  useEffect(() => {
    const element = input.current;
    const release = () => {
      setHeld(undefined);
      if (onRelease && element) onChange(element.valueAsNumber);
    };
    element?.addEventListener('change', release);
    return () => element?.removeEventListener('change', release);
  }, [onChange, onRelease]);

  const shown = held ?? value;
  const done = max > min ? ((shown - min) / (max - min)) * 100 : 0;
  return (
    <input
      ref={input}
      type="range"
      aria-label={label}
      aria-valuetext={describe(shown)}
      min={min}
      max={max}
      step={step}
      value={shown}
      onChange={({ target }) => (onRelease ? setHeld(target.valueAsNumber) : onChange(target.valueAsNumber))}
      style={{ '--done': `${done}%`, '--track': TRACK } as CSSProperties}
      className={classNames(
        'h-11 w-full min-w-0 cursor-pointer appearance-none bg-transparent',
        '[&::-webkit-slider-runnable-track]:h-2 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:[background:var(--track)]',
        '[&::-moz-range-track]:h-2 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:[background:var(--track)]',
        '[&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-3 [&::-webkit-slider-thumb]:border-page [&::-webkit-slider-thumb]:bg-leaf [&::-webkit-slider-thumb]:shadow-lift',
        '[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-3 [&::-moz-range-thumb]:border-page [&::-moz-range-thumb]:bg-leaf [&::-moz-range-thumb]:shadow-lift',
      )}
    />
  );
}
