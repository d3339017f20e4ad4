import type { PictureFormat, TextSide } from '#engines/illustrator/port.ts';
import { HEIGHT, WIDTH } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';

/** The part of the painted place that a picture of some shape may show, and where people may be on it. */
export interface Sheet {
  page: Box;
  /** How far people go to the sides, and how high. */
  room: { left: number; right: number; top: number };
}

const RATIOS: Record<PictureFormat, number> = { wide: 16 / 9, page: 4 / 3, square: 1, tall: 3 / 4 };
/** Of the breadth, or of the height, that is left to words. */
const FOR_WORDS = 0.36;
const MARGIN = 70;
const HIGHEST = 56;

export function sheetOf(format: PictureFormat = 'wide', words?: TextSide): Sheet {
  const width = Math.min(WIDTH, HEIGHT * RATIOS[format]);
  const left = (WIDTH - width) / 2;
  const right = left + width;
  const margin = MARGIN * Math.sqrt(width / WIDTH);
  return {
    page: { left, top: 0, right, bottom: HEIGHT },
    room: {
      left: left + margin + (words === 'left' ? width * FOR_WORDS : 0),
      right: right - margin - (words === 'right' ? width * FOR_WORDS : 0),
      top: words === 'top' ? HEIGHT * FOR_WORDS : HIGHEST,
    },
  };
}

/** Where words go. */
export function calmSide({ left, top, right, bottom }: Box, words: TextSide): Box {
  const across = (right - left) * FOR_WORDS;
  switch (words) {
    case 'left':
      return { left, top, right: left + across, bottom };
    case 'right':
      return { left: right - across, top, right, bottom };
    default:
      return { left, top, right, bottom: top + (bottom - top) * FOR_WORDS };
  }
}
