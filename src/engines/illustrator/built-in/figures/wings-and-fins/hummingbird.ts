import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  browWhenTroubled,
  handsFrom,
  toward,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { wing } from '#engines/illustrator/built-in/figures/wings-and-fins/wing.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const BODY =
  'M52 -186C84 -160 76 -112 40 -84C8 -60 -34 -36 -58 -30C-54 -74 -36 -128 -4 -164C14 -184 36 -196 52 -186Z';
const HEAD: Point = [56, -210];

/** It stands in the air before a flower; its wings are too fast to be seen whole. */
export function hummingbird(brush: Brush): Drawing {
  const { facing, form, ball, lit, of, shaded, look, swing, fromBehind, stance, actor } = brush;
  const coat = look.coat ?? '#3fa37c';
  const throat = tone(coat, 0.02, 1.2, -120);
  const dark = tone(coat, -0.1);
  const rests = stance.lying || stance.drop > 0;
  const reaches =
    actor.reach !== undefined ||
    ['wave', 'point', 'give', 'hug', 'think', 'hold-hands', 'cheer'].includes(actor.pose);
  const far = reaches ? handsFrom(brush, [70, -150], 1).front : undefined;
  const x = HEAD[0] * facing;
  const look2 = { width: 46, fill: form(mix(dark, '#ffffff', 0.12), 0.25, 0.2), quill: shaded(dark, 0.35) };
  return {
    art: [
      path(
        toward(
          facing,
          'M-40 -60C-66 -46 -96 -24 -112 -2C-92 0 -74 -6 -60 -16C-66 -6 -70 4 -70 10C-50 6 -30 -18 -24 -48Z',
        ),
        form(dark, 0.2, 0.25),
      ),
      far
        ? wing({ ...look2, shoulder: [48 * facing, -150], tip: far, side: facing })
        : !rests && blurred(brush, coat, [46, -156], [150, -296 - swing * 24], 1.05),
      rests && line(toward(facing, 'M-4 -64L-2 -40M14 -72L18 -44'), of('#7a6a5c'), 5),
      path(toward(facing, BODY), ball(coat, 0.26, 0.28)),
      !fromBehind &&
        path(
          toward(facing, 'M58 -176C80 -156 70 -116 38 -90C22 -78 4 -68 -12 -60C-4 -96 18 -140 58 -176Z'),
          form(mix(coat, '#fff6e2', 0.78), 0.1, 0.2),
        ),
      line(toward(facing, 'M-36 -86Q-20 -124 4 -148'), lit(coat, 0.65), 7, { opacity: 0.5, airy: true }),
      group(headOf(brush, coat, throat), { x, y: HEAD[1], turn: swing * 2, pivot: [0, 30] }),
      rests
        ? wing({
            ...look2,
            shoulder: [14 * facing, -142],
            tip: [-74 * facing, -48],
            side: facing > 0 ? -1 : 1,
          })
        : blurred(brush, coat, [6, -142], [-112, -240 + swing * 34], 1.1),
    ],
    face: { left: x - 48, right: x + 48, top: HEAD[1] - 38, bottom: HEAD[1] + 40 },
    hand: far ?? [x + 120 * facing, HEAD[1] + 20],
  };
}

/** One wing, and where it was a moment ago. */
function blurred(
  { facing, form, shaded, swing }: Brush,
  coat: Colour,
  [x, y]: Point,
  [tx, ty]: Point,
  size: number,
): Art {
  const dark = tone(coat, -0.1);
  const side = facing > 0 ? -1 : 1;
  const shoulder: Point = [x * facing, y];
  const outer = tx > x ? facing : side;
  const one = (dy: number) => ({
    shoulder,
    tip: [tx * facing, ty + dy] as Point,
    width: 50 * size,
    side: outer,
  });
  return [
    group(wing({ ...one(46 - swing * 6), fill: form(mix(dark, '#ffffff', 0.5), 0.3, 0.1) }), {
      opacity: 0.28,
      airy: true,
    }),
    group(wing({ ...one(22 - swing * 4), fill: form(mix(dark, '#ffffff', 0.35), 0.3, 0.1) }), {
      opacity: 0.4,
      airy: true,
    }),
    wing({ ...one(0), fill: form(mix(dark, '#ffffff', 0.15), 0.25, 0.2), quill: shaded(dark, 0.35) }),
  ];
}

/** Around (0, 0). */
function headOf(brush: Brush, coat: Colour, throat: Colour): Art {
  const { ball, form, of, lit, facing, turn, fromBehind } = brush;
  const middle = turn * 0.4 + facing * 3;
  return [
    path(
      `M${at([30 * facing, -2])}C${at([66 * facing, -4])} ${at([108 * facing, 4])} ${at([140 * facing, 18])}C${at([106 * facing, 16])} ${at([64 * facing, 16])} ${at([28 * facing, 16])}Z`,
      form('#4a4450', 0.3, 0.2),
    ),
    circle(0, 0, 48, ball(coat, 0.28, 0.26)),
    !fromBehind && [
      group(
        [
          ellipse(0, 36, 36, 20, form(throat, 0.3, 0.2)),
          line('M-20 34q7 8 14 0M-6 42q7 8 14 0M8 34q7 8 14 0', lit(throat, 0.5), 3, { opacity: 0.7 }),
        ],
        { x: facing * 4, airy: true },
      ),
      group(
        face(
          { ...brush, turn: 0 },
          { y: -8, gap: 20, eye: 9.4, ...browWhenTroubled(brush, tone(coat, -0.25)) },
        ),
        { x: middle },
      ),
      path(
        `M${at([38 * facing, 2])}Q${at([50 * facing, -3])} ${at([70 * facing, 4])}Q${at([54 * facing, 14])} ${at([38 * facing, 16])}Q${at([26 * facing, 10])} ${at([38 * facing, 2])}Z`,
        of('#4a4450'),
      ),
    ],
    airBubble(brush, 0, 78),
  ];
}
