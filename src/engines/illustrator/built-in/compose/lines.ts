import type { SceneSpec } from '#engines/illustrator/port.ts';
import { handPoints, pointOnPicture, type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { awayOf, KINDS, LINES, type Line } from '#engines/illustrator/built-in/compose/hauled.ts';
import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, middleOf, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { COLOUR_HUES } from '#engines/illustrator/built-in/figures/told-look.ts';

/** The lines of a scene, each as deep in the picture as the nearest who holds it. */
export function linesOf(
  canvas: Canvas,
  scene: SceneSpec,
  actors: readonly Blocked[],
  { props, view }: { props: readonly PlacedProp[]; view: Box },
): { y: number; art: Art }[] {
  return [...LINES].flatMap((prop) => {
    const kind = KINDS[prop];
    const holders = actors.filter(({ actor }) => actor.hauls && actor.holds === prop);
    const first = holders.toSorted((a, b) => a.x - b.x)[0];
    if (!kind || !first) return [];
    const hands = holders.toSorted((a, b) => a.x - b.x).map(handOf);
    const told = scene.things?.find(({ what }) => what === prop)?.colour;
    const colour = told ? COLOUR_HUES[told] : kind.colour;
    const away = awayOf(prop, scene);
    const last = hands.at(-1) ?? [first.x, first.y];
    const coil = props.find((each) => each.prop === prop);
    const end = away && (coil && away === 'ground' ? middleOf(coil.box) : endOf(away, last, view));
    const stops = end ? [...hands, end] : hands;
    const scale = Math.max(...holders.map((each) => each.scale));
    return [
      {
        y: Math.max(...holders.map(({ y }) => y)) + 0.2,
        art: drawn(canvas, stops, { ...kind, colour }, scale),
      },
    ];
  });
}

/** The hand that is farther out, which is the one that pulls. */
function handOf(self: Blocked): Point {
  const ahead = self.actor.facing;
  const [hand] = handPoints(self).toSorted((a, b) => (b[0] - a[0]) * ahead);
  return hand ?? pointOnPicture(self, self.figure.hand);
}

function endOf(away: 'sky' | 'water' | 'ground', [x, y]: Point, { left, right, top, bottom }: Box): Point {
  if (away === 'sky') return [x + (x < (left + right) / 2 ? 90 : -90), top - 40];
  // Beyond the edge of what is seen: nobody sees where it ends.
  return [
    x < (left + right) / 2 ? left - 60 : right + 60,
    Math.min(bottom + 20, y + (away === 'water' ? 150 : 190)),
  ];
}

function drawn(canvas: Canvas, stops: readonly Point[], { colour, width, slack }: Line, scale: number): Art {
  const d = stops.slice(1).map((to, i) => {
    const from = stops[i] ?? to;
    const sag = Math.hypot(to[0] - from[0], to[1] - from[1]) * slack;
    return `M${at(from)}Q${at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag])} ${at(to)}`;
  });
  const thick = width * Math.min(1.3, scale);
  return [
    line(d.join(''), canvas.paint.of(tone(colour, -0.14)), thick),
    line(d.join(''), canvas.paint.of(colour), thick * 0.6, { airy: true }),
  ];
}
