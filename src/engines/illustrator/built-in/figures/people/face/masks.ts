import type { Emotion } from '#domain/scene-direction.ts';

export type Mouth =
  | 'soft'
  | 'smile'
  | 'laugh'
  | 'grin'
  | 'round'
  | 'agape'
  | 'wobble'
  | 'small'
  | 'frown'
  | 'wail'
  | 'grit'
  | 'firm'
  | 'smirk'
  | 'asleep';

/** What a feeling does to a face. */
export interface Mask {
  /** Of the upper lid: 1 as usual. */
  open: number;
  /** Of the lower lid: 1 pushed up by the cheeks. */
  squint: number;
  /** How far the brows are lifted, and how far their inner ends are above the outer ones. */
  brow: number;
  tilt: number;
  /** Eyes that are shut, as in sleep, in laughter or in tears. */
  shut?: 'down' | 'up' | 'tight';
  /** Of the iris. */
  iris?: number;
  mouth: Mouth;
  blush?: number;
}

export const MASKS: Record<Emotion, Mask> = {
  calm: { open: 1, squint: 0.1, brow: 0, tilt: 0, mouth: 'soft' },
  happy: { open: 0.98, squint: 0.35, brow: 2, tilt: 0.1, mouth: 'smile', blush: 1.1 },
  excited: { open: 1.08, squint: 0.3, brow: 6, tilt: 0.15, mouth: 'laugh', blush: 1.3 },
  laughing: { open: 0, squint: 0, brow: 5, tilt: 0.15, shut: 'up', mouth: 'laugh', blush: 1.4 },
  proud: { open: 0.94, squint: 0.45, brow: 5, tilt: 0.24, mouth: 'grin', blush: 1.2 },
  surprised: { open: 1.18, squint: -0.1, brow: 9, tilt: 0.1, iris: 0.82, mouth: 'round' },
  wonder: { open: 1.14, squint: 0, brow: 8, tilt: 0.25, iris: 1.06, mouth: 'agape', blush: 1.2 },
  scared: { open: 1.16, squint: 0, brow: 6, tilt: 0.75, iris: 0.72, mouth: 'wobble', blush: 0.4 },
  worried: { open: 0.98, squint: 0, brow: 2, tilt: 0.8, mouth: 'small' },
  sad: { open: 0.78, squint: 0.1, brow: 0, tilt: 0.95, mouth: 'frown' },
  crying: { open: 0, squint: 0, brow: -1, tilt: 1.05, shut: 'tight', mouth: 'wail', blush: 1.7 },
  angry: { open: 0.8, squint: 0.2, brow: -4, tilt: -1, mouth: 'grit', blush: 1.3 },
  determined: { open: 0.9, squint: 0.2, brow: -2, tilt: -0.45, mouth: 'firm' },
  curious: { open: 1.08, squint: 0, brow: 5, tilt: 0.1, mouth: 'soft' },
  sleepy: { open: 0.42, squint: 0.1, brow: 1, tilt: 0.2, mouth: 'soft' },
  asleep: { open: 0, squint: 0, brow: 0, tilt: 0.1, shut: 'down', mouth: 'asleep', blush: 1.2 },
  tender: { open: 0.72, squint: 0.4, brow: 3, tilt: 0.35, mouth: 'smile', blush: 1.4 },
  mischievous: { open: 0.84, squint: 0.4, brow: 2, tilt: -0.3, mouth: 'smirk', blush: 1.1 },
};
