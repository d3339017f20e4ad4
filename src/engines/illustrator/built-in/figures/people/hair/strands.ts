import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export type HairPart = (brush: Brush, flat: boolean) => Art;

/** A way to wear one's hair, around a head from -288 to -165 that is 136 wide. */
export interface HairArt {
  /** Behind the head, seen from the front. */
  behind?: HairPart;
  front: HairPart;
  /** On the head, seen from behind. */
  back: HairPart;
}

/** The upper rim of every hair that lies on the head, from the left ear to the right. */
export const CAP = 'M-70 -212C-79 -262 -46 -293 0 -293C46 -293 79 -262 70 -212';

/** Hair on the head above a fringe that leads back from the right ear to the left one. */
export function capped(brush: Brush, fringe: string): Art {
  return [path(`${CAP}${fringe}Z`, brush.form(brush.look.hair, 0.28, 0.3)), shine(brush)];
}

/** The same from behind, down to the nape. */
export function nape(brush: Brush, low: number, half = 46): Art {
  const d = `${CAP}C${half + 28} ${low + 26} ${half} ${low} 0 ${low}C${-half} ${low} ${-half - 28} ${low + 26} -70 -212Z`;
  return [
    path(d, brush.form(brush.look.hair, 0.22, 0.36)),
    strands(
      brush,
      `M-30 -266Q-46 -226 -36 ${low - 16}M2 -276Q-4 -230 4 ${low - 8}M34 -264Q48 -226 36 ${low - 16}`,
    ),
    shine(brush),
  ];
}

export const strands = ({ shaded, look }: Brush, d: string): Art =>
  line(d, shaded(look.hair, 0.36), 3, { opacity: 0.32 });

/** A little light on the side from which it comes. */
export function shine({ lit, look, canvas }: Brush): Art {
  const d = canvas.side < 0 ? 'M-48 -260Q-26 -281 8 -281' : 'M48 -260Q26 -281 -8 -281';
  return line(d, lit(look.hair, 0.5), 6, { opacity: 0.45 });
}
