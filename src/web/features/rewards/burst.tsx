import type { CSSProperties } from 'react';
import type { Celebration } from '#web/news/celebrations.ts';

/** So long it is seen. */
export const BURST_MS = 1_400;

/** Cut from paper, around the middle of a square of 24. */
const SHAPES: Record<Celebration, string> = {
  story: 'M12 2C17 7 19 13 12 22C5 13 7 7 12 2Z',
  medal: 'M12 2L14.9 8.6L22 9.3L16.6 14L18.2 21L12 17.3L5.8 21L7.4 14L2 9.3L9.1 8.6Z',
  hero: 'M12 21C3 14.5 2 9 5.2 6.2C8 3.8 11 5.4 12 8C13 5.4 16 3.8 18.8 6.2C22 9 21 14.5 12 21Z',
};
const COLOURS = ['var(--coral)', 'var(--sun)', 'var(--leaf)', 'var(--dusk)'];
const PIECES = 18;
/** Turns that never come back to where they were spread the pieces evenly, and as if by chance. */
const GOLDEN_TURN = 137.508;

/** Pieces of paper fly up and drift away. Nothing under them is moved, and every tap goes through. */
export function Burst({ of }: { of: Celebration }) {
  return (
    <div
      aria-hidden
      data-celebration={of}
      className="burst"
      style={{ '--burst': `${BURST_MS}ms` } as CSSProperties}
    >
      {Array.from({ length: PIECES }, (_, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces are alike, and stay for a moment
        <svg key={i} viewBox="0 0 24 24" style={flight(i)}>
          <path d={SHAPES[of]} fill={COLOURS[i % COLOURS.length]} />
        </svg>
      ))}
    </div>
  );
}

function flight(i: number): CSSProperties {
  const angle = (i * GOLDEN_TURN * Math.PI) / 180;
  const reach = 0.45 + 0.55 * Math.sqrt((i + 1) / PIECES);
  return {
    '--across': (Math.cos(angle) * reach).toFixed(3),
    '--down': (Math.sin(angle) * reach).toFixed(3),
    '--turn': `${(i % 2 ? 1 : -1) * (120 + i * 15)}deg`,
    '--size': `${1.1 + (i % 3) * 0.4}rem`,
    '--late': `${(i % 4) * 40}ms`,
  } as CSSProperties;
}
