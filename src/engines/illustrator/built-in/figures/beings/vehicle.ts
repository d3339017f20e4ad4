import { pick } from '#domain/random.ts';
import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { wideMouth } from '#engines/illustrator/built-in/figures/beings/mouths.ts';
import { airBubble, browWhenTroubled, SIDES } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import { VEHICLES, type Vehicle } from '#engines/illustrator/built-in/figures/beings/vehicles.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export const VEHICLE_BREADTH = 150;

/** Who rolls instead of walking. Chance decides whether it is a car, a tractor, a train, a fire engine or a boat. */
export function vehicle(brush: Brush): Drawing {
  const { facing, look, stance } = brush;
  const kind = pick(brush.random('vehicle'), VEHICLES);
  const coat = kind.paint ?? look.coat ?? '#e2604f';
  const x = kind.face[0] * facing;
  const sink = stance.drop > 0 ? 10 : 0;
  return {
    art: group(
      [
        group([kind.body(brush, coat), lamp(brush, kind), group(features(brush, kind, coat), { x })], {
          y: sink + bounce(brush),
        }),
        kind.wheels.map(([wheelX, radius]) => wheel(brush, wheelX * facing, radius, kind.rim ?? coat)),
      ],
      { turn: wheelie(brush), pivot: [-80 * facing, -30] },
    ),
    face: { left: x - 56, right: x + 56, top: kind.face[1] - 34 + sink, bottom: kind.mouth + 30 + sink },
    hand: [kind.lamp[0] * facing + 14 * facing, kind.lamp[1] + 10],
  };
}

function bounce({ swing, actor }: Brush): number {
  return Math.abs(swing) * (actor.pose === 'run' ? -4 : -2);
}

/** Without arms it greets with its front wheels. */
function wheelie({ actor, facing, swing }: Brush): number {
  const up: Partial<Record<string, number>> = {
    wave: 9,
    cheer: 12,
    jump: 9,
    fly: 20,
    give: 3,
    hug: 4,
    point: 5,
  };
  const rise = up[actor.pose] ?? 0;
  return -facing * (rise + (rise > 0 ? swing * 3 : 0));
}

function wheel({ of, form, shaded, actor, canvas }: Brush, x: number, radius: number, rim: Colour): Art {
  const tyre = '#4a4654';
  const y = -radius;
  const rolls = ['walk', 'run', 'fly'].includes(actor.pose);
  const angle = rolls ? canvas.frame * 24 : 0;
  const spokes = [0, 1, 2].map((i) => {
    const a = ((angle + i * 60) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(a) * radius * 0.42, Math.sin(a) * radius * 0.42];
    return `M${at([x - dx, y - dy])}L${at([x + dx, y + dy])}`;
  });
  return [
    circle(x, y, radius, form(tyre, 0.15, 0.2)),
    circle(x, y, radius * 0.6, of('#f3ede0')),
    line(spokes.join(''), shaded('#cfc8bd', 0.2), radius * 0.11, { airy: true }),
    circle(x, y, radius * 0.22, of(rim)),
  ];
}

function lamp(brush: Brush, { lamp: [x, y] }: Vehicle): Art {
  const { canvas, facing, of, actor } = brush;
  const lit = canvas.light.lamps || ['wave', 'cheer', 'point'].includes(actor.pose);
  return [
    lit && canvas.glow(x * facing, y, 60, 60, '#ffe79a', 0.8),
    circle(x * facing, y, 13, of('#d9d3c8')),
    circle(x * facing, y, 9.5, lit ? '#fff1b0' : of('#fdf0c4')),
  ];
}

function features(brush: Brush, { face: [, y], gap, mouth, mouthWidth }: Vehicle, coat: Colour): Art {
  const { of, turn, fromBehind, actor, blink } = brush;
  if (fromBehind) return undefined;
  const open = !blink && actor.pose !== 'sleep' && actor.mood !== 'sleepy';
  return [
    SIDES.map((side) =>
      ellipse(turn + side * gap, y, 20, 22, of(open ? '#fffdf6' : mix(coat, '#ffffff', 0.35))),
    ),
    face(brush, { y, gap, eye: 12, ...browWhenTroubled(brush, tone(coat, -0.28)) }),
    SIDES.map((side) =>
      ellipse(turn + side * (mouthWidth + 17), mouth - 2, 13, 9, of(mix('#f0605f', coat, 0.2)), {
        opacity: 0.55,
        airy: true,
      }),
    ),
    wideMouth(brush, { x: turn, y: mouth, width: mouthWidth, ink: of('#33242a') }),
    airBubble(brush, (y + mouth) / 2, 92),
  ];
}
