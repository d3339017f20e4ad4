import type { Age } from '#domain/look.ts';

/** Where the features of a face are, on a head from -288 to its chin. */
export interface Measures {
  eyes: number;
  /** Between the middle of the face and an eye. */
  gap: number;
  rx: number;
  ry: number;
  nose: number;
  mouth: number;
  chin: number;
  brow: number;
  /** How strongly cheeks blush. */
  blush: number;
}

export const MEASURES: Record<Age, Measures> = {
  baby: { eyes: -206, gap: 27, rx: 10, ry: 11.8, nose: -191, mouth: -181, chin: -165, brow: 3.6, blush: 1.1 },
  child: { eyes: -213, gap: 26, rx: 9.8, ry: 12, nose: -197, mouth: -185, chin: -165, brow: 4.2, blush: 1 },
  adult: { eyes: -221, gap: 24, rx: 8.6, ry: 9.8, nose: -201, mouth: -182, chin: -159, brow: 5, blush: 0.7 },
  elder: {
    eyes: -219,
    gap: 24.5,
    rx: 8.2,
    ry: 9.2,
    nose: -199,
    mouth: -181,
    chin: -160,
    brow: 6.2,
    blush: 0.8,
  },
};

/** Of a face turned by `yaw`: where an eye is beside the middle, and how narrow it looks. */
export function eyeAt({ gap }: Measures, yaw: number, side: 1 | -1): { x: number; narrow: number } {
  const away = Math.sign(yaw) === side ? Math.abs(yaw) : 0;
  return { x: side * gap * (1 - away * 0.22), narrow: 1 - away * 0.2 };
}
