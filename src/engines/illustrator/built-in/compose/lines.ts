import type { Prop } from '#domain/picture-world.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import { handPoints, pointOnPicture, type Blocked } from '#engines/illustrator/built-in/compose/blocking.ts';
import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, middleOf, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { COLOUR_HUES } from '#engines/illustrator/built-in/figures/told-look.ts';

interface Line {
  colour: Colour;
  width: number;
  /** How far its middle hangs, of its length: nobody pulls a thread tight. */
  slack: number;
}

const KINDS: Partial<Record<Prop, Line>> = {
  rope: { colour: '#b8925c', width: 9, slack: 0.03 },
  string: { colour: '#c8463c', width: 4.4, slack: 0.1 },
  yarn: { colour: '#5489b5', width: 4.4, slack: 0.1 },
};

/** What goes from hand to hand. */
export const LINES: ReadonlySet<Prop> = new Set(Object.keys(KINDS) as Prop[]);

/** Where the end of a line is that nobody here holds. */
const awayOf = (prop: Prop, { things = [] }: SceneSpec): 'sky' | 'water' | 'ground' | undefined => {
  const told = things.find(({ what, at: where }) => what === prop && typeof where === 'object');
  const spot = typeof told?.at === 'object' ? told.at.what : undefined;
  return spot === 'sky' || spot === 'water' || spot === 'ground' ? spot : undefined;
};

/** Two who hold it, or one whose line goes up into the sky or down into the water. */
export function isHauled(prop: Prop, scene: SceneSpec): boolean {
  if (!LINES.has(prop)) return false;
  const holders = scene.characters.filter(({ holds }) => holds === prop).length;
  return holders > 1 || (holders === 1 && awayOf(prop, scene) !== undefined);
}

/** Whose end is far up or deep down lies nowhere else. */
export function goesAway(prop: Prop, scene: SceneSpec): boolean {
  const away = isHauled(prop, scene) ? awayOf(prop, scene) : undefined;
  return away === 'sky' || away === 'water';
}

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
  const out = x < (left + right) / 2 ? -170 : 170;
  return [x + out, Math.min(bottom, y + (away === 'water' ? 120 : 170))];
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
