import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const [TOP, BOTTOM] = [-168, 24];

/** What is printed on the cloth cut out as `d`, between the shoulders and the ground. */
export function pattern({ canvas, look, of }: Brush, d: string, cloth: Colour = look.top): Art {
  if (look.pattern === 'plain') return undefined;
  const print = of(mix(cloth, '#fff6e0', 0.72));
  return group(PRINTS[look.pattern](print), { clip: canvas.clip(d), airy: true });
}

const PRINTS = {
  stripes: (colour: Colour): Art => {
    let d = '';
    for (let y = TOP; y < BOTTOM; y += 24) d += `M-90 ${y}Q0 ${y + 10} 90 ${y}`;
    return line(d, colour, 7, { opacity: 0.75 });
  },
  // A stroke without length is a dot, in few letters.
  dots: (colour: Colour): Art =>
    line(
      scattered(20, 24)
        .map(([x, y]) => `M${x} ${y}h0`)
        .join(''),
      colour,
      7.2,
      { opacity: 0.85 },
    ),
  stars: (colour: Colour): Art =>
    path(
      scattered(26, 32)
        .map((spot) => star(spot, 6.4))
        .join(''),
      colour,
      { opacity: 0.9 },
    ),
};

function scattered(down: number, across: number): Point[] {
  const spots: Point[] = [];
  for (let y = TOP, row = 0; y < BOTTOM; y += down, row++) {
    for (let x = -80 + (row % 2) * (across / 2); x < 90; x += across) spots.push([x, y]);
  }
  return spots;
}
