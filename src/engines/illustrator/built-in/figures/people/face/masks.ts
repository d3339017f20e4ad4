import type { Action, Emotion } from '#domain/scene-direction.ts';

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
  | 'yawn'
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
  /** How much higher one of them is. */
  cocked?: number;
  /** Eyes that are shut, as in sleep, in laughter or in tears. */
  shut?: 'down' | 'up' | 'tight';
  /** Of the iris. */
  iris?: number;
  mouth: Mouth;
  blush?: number;
}

export const MASKS: Record<Emotion, Mask> = {
  calm: { open: 1, squint: 0.1, brow: 0, tilt: 0, mouth: 'soft' },
  happy: { open: 0.98, squint: 0.35, brow: 3, tilt: 0.1, mouth: 'smile', blush: 1.2 },
  excited: { open: 1.1, squint: 0.3, brow: 8, tilt: 0.2, mouth: 'laugh', blush: 1.4 },
  laughing: { open: 0, squint: 0, brow: 6, tilt: 0.2, shut: 'up', mouth: 'laugh', blush: 1.5 },
  proud: { open: 0.86, squint: 0.5, brow: 7, tilt: 0.3, mouth: 'grin', blush: 1.3 },
  surprised: { open: 1.22, squint: -0.1, brow: 12, tilt: 0.1, iris: 0.74, mouth: 'round' },
  wonder: { open: 1.16, squint: 0, brow: 10, tilt: 0.3, iris: 1.08, mouth: 'agape', blush: 1.3 },
  scared: { open: 1.2, squint: 0, brow: 7, tilt: 1.05, iris: 0.6, mouth: 'wobble', blush: 0.4 },
  worried: { open: 1, squint: 0, brow: 3, tilt: 1.15, iris: 0.92, mouth: 'small' },
  sad: { open: 0.72, squint: 0.1, brow: 0, tilt: 1.3, mouth: 'frown' },
  crying: { open: 0, squint: 0, brow: -1, tilt: 1.4, shut: 'tight', mouth: 'wail', blush: 1.8 },
  angry: { open: 0.76, squint: 0.25, brow: -6, tilt: -1.35, mouth: 'grit', blush: 1.5 },
  determined: { open: 0.88, squint: 0.25, brow: -3, tilt: -0.85, mouth: 'firm' },
  curious: { open: 1.12, squint: 0, brow: 4, tilt: 0.05, cocked: 8, mouth: 'soft' },
  sleepy: { open: 0.34, squint: 0.1, brow: 4, tilt: 0.4, mouth: 'yawn' },
  asleep: { open: 0, squint: 0, brow: 0, tilt: 0.1, shut: 'down', mouth: 'asleep', blush: 1.2 },
  tender: { open: 0.66, squint: 0.45, brow: 4, tilt: 0.55, mouth: 'smile', blush: 1.6 },
  mischievous: { open: 0.8, squint: 0.45, brow: 1, tilt: -0.55, cocked: 10, mouth: 'smirk', blush: 1.2 },
};

/** What a deed does to a face, whatever is felt. */
export const DEED_MASKS: Partial<Record<Action, Partial<Mask>>> = {
  shout: { mouth: 'agape' },
  yawn: { brow: 6, shut: 'tight', mouth: 'yawn' },
  blow: { mouth: 'round', blush: 1.9 },
  sneeze: { brow: 4, tilt: 0.9, shut: 'tight', mouth: 'wail', blush: 1.7 },
  sniff: { shut: 'down', brow: 5 },
};
