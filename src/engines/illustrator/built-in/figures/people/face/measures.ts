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
  baby: {
    eyes: -207,
    gap: 27.5,
    rx: 11.6,
    ry: 13.4,
    nose: -192,
    mouth: -182,
    chin: -165,
    brow: 4.2,
    blush: 1.1,
  },
  child: { eyes: -215, gap: 27, rx: 12, ry: 14.2, nose: -198, mouth: -186, chin: -165, brow: 4.49, blush: 1 },
  adult: {
    eyes: -222,
    gap: 25.5,
    rx: 10.6,
    ry: 12,
    nose: -203,
    mouth: -184,
    chin: -159,
    brow: 5.8,
    blush: 0.7,
  },
  elder: {
    eyes: -219,
    gap: 25.5,
    rx: 10.2,
    ry: 11.4,
    nose: -201,
    mouth: -183,
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
