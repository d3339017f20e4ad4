import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { SIDES, type Side } from '#engines/illustrator/built-in/figures/people/sides.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { add, polar } from '#engines/illustrator/built-in/draw/vectors.ts';

/** Of the seat above the ground. */
export const SEAT = 74;

const RUBBER: Colour = '#3a3742';
const STEEL: Colour = '#d5d9e2';
const WHEEL = 52;
const HUB: Point = [-12, -WHEEL];

/** A light, active chair from the side, in two halves: behind and before who sits in it. */
export function wheelchair(brush: Brush, colour: Colour, size: number): { rear: Art; front: Art } {
  const { of, shaded, form, swing } = brush;
  const bar = of(colour);
  const dark = shaded(colour, 0.35);
  const spin = 12 + swing * 20;
  const rear = [
    wheel(brush, add(HUB, [20, -5]), WHEEL * 0.95, spin, true),
    caster(brush, 66, dark, true),
    line('M-46 -156q-14 -2 -22 4', of(RUBBER), 9),
    line('M-46 -156L-34 -60', bar, 8),
    path('M-52 -142Q-28 -138 -14 -142L-16 -62H-40Z', form(mix(colour, '#2e2a3b', 0.55))),
    line(`M-38 ${-SEAT + 12}H52`, of('#3f3a4a'), 14),
    line(`M48 ${-SEAT + 12}L70 -14h22`, dark, 6),
  ];
  const front = [
    line(`M-36 ${-SEAT + 18}L44 ${-SEAT + 18}Q56 ${-SEAT + 20} 62 -18M${at(HUB)}L30 ${-SEAT + 20}`, bar, 7),
    caster(brush, 50, bar, false),
    line('M60 -20q2 10 10 10h26', bar, 7),
    wheel(brush, HUB, WHEEL, spin, false),
    path(star(HUB, 24, { waist: 0.46 }), form(colour, 0.4, 0.1), { opacity: 0.92 }),
    circle(HUB[0], HUB[1], 7, of('#eef0f4')),
    circle(HUB[0], HUB[1], 3, of('#7a8090')),
  ];
  return { rear: group(rear, { scale: size }), front: group(front, { scale: size }) };
}

function wheel({ of, shaded }: Brush, hub: Point, radius: number, spin: number, far: boolean): Art {
  const ring = (r: number) =>
    `M${at([hub[0] - r, hub[1]])}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`;
  const spokes = Array.from(
    { length: 12 },
    (_, i) => `M${at(hub)}L${at(add(hub, polar(spin + i * 30, radius - 4)))}`,
  );
  const paint = (colour: Colour, by: number) => (far ? shaded(colour, by) : of(colour));
  return [
    line(ring(radius), paint(RUBBER, 0.3), 9),
    line(spokes.join(''), paint(STEEL, 0.4), 1.8, { opacity: 0.85 }),
    line(ring(radius - 8), paint(far ? '#aab2c0' : STEEL, 0.35), 3.4),
  ];
}

function caster({ of, shaded }: Brush, x: number, bar: string, far: boolean): Art {
  return [
    line(`M${x - 8} -36L${x} -12`, bar, 6),
    circle(x, -12, 12, far ? shaded(RUBBER, 0.3) : of(RUBBER)),
    circle(x, -12, 5.5, of(STEEL)),
  ];
}

/** The same from behind, over who sits in it. */
export function wheelchairFromBehind({ of, lit, shaded, form }: Brush, colour: Colour, size: number): Art {
  const rubber = of(RUBBER);
  const one = (s: Side): Art => [
    path(
      `M${s * 50} -122C${s * 66} -122 ${s * 76} -30 ${s * 72} 2H${s * 58}C${s * 62} -30 ${s * 54} -110 ${s * 44} -118Z`,
      rubber,
    ),
    line(`M${s * 44} -108C${s * 52} -80 ${s * 56} -40 ${s * 56} -8`, of(STEEL), 4),
  ];
  return group(
    [
      SIDES.map(one),
      line('M-44 -60H44M-40 -34L40 -70M40 -34L-40 -70', shaded(colour, 0.25), 6),
      path('M-42 -150Q0 -140 42 -150L40 -64Q0 -56 -40 -64Z', form(mix(colour, '#2e2a3b', 0.5))),
      line('M-30 -128Q0 -120 30 -128M-30 -100Q0 -92 30 -100', lit(colour, 0.4), 4, { opacity: 0.5 }),
      line('M-44 -62V-168q-2 -12 -16 -12M44 -62V-168q2 -12 16 -12', of(colour), 8),
      line('M-56 -180h-8M56 -180h8', rubber, 12),
    ],
    { scale: size },
  );
}
