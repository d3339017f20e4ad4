import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { clockFace } from '#web/i18n/clock-face.ts';

interface LevelProps {
  /** From 0 to 1. */
  level: () => number;
  seconds: number;
}

/** How long somebody reads already, and that they are heard. */
export function Level({ level, seconds }: LevelProps) {
  const { i18n } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent(() => bar.current?.style.setProperty('--level', String(level())));
  useEffect(() => {
    let frame = 0;
    const next = () => {
      draw();
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="mx-auto flex w-full max-w-xs items-center gap-3">
      <p className="font-bold tabular-nums">{clockFace(seconds, i18n.locale)}</p>
      <div ref={bar} aria-hidden className="book-recorder-level" />
    </div>
  );
}
