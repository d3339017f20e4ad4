import type { Emotion } from '#domain/scene-direction.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { beard } from '#engines/illustrator/built-in/figures/people/beard.ts';
import { eyes } from '#engines/illustrator/built-in/figures/people/face/eyes.ts';
import { glasses } from '#engines/illustrator/built-in/figures/people/face/glasses.ts';
import { DEED_MASKS, MASKS, type Mask } from '#engines/illustrator/built-in/figures/people/face/masks.ts';
import { eyeAt, type Measures } from '#engines/illustrator/built-in/figures/people/face/measures.ts';
import { mouth } from '#engines/illustrator/built-in/figures/people/face/mouth.ts';
import { creaseOn } from '#engines/illustrator/built-in/figures/people/rig/hand.ts';
import { ribbon } from '#engines/illustrator/built-in/figures/people/rig/ribbon.ts';
import { SIDES } from '#engines/illustrator/built-in/figures/people/sides.ts';

/** Asleep, whatever they felt before. */
const emotionOf = ({ actor }: Brush): Emotion => (actor.pose === 'sleep' ? 'asleep' : actor.mood);

function maskOf(brush: Brush): Mask {
  const mask = { ...MASKS[emotionOf(brush)], ...DEED_MASKS[brush.actor.pose] };
  return brush.blink && !mask.shut ? { ...mask, shut: mask.mouth === 'laugh' ? 'up' : 'down' } : mask;
}

/** All of a face, on a skull that is already there. */
export function features(brush: Brush, m: Measures, skull: string): Art {
  const { look, turn, pitch } = brush;
  const mask = maskOf(brush);
  const crying = emotionOf(brush) === 'crying';
  const place = { x: turn, y: pitch * 8 };
  return [
    patches(brush, skull),
    group(group(cheeks(brush, mask, m), place), { clip: brush.canvas.clip(skull), airy: true }),
    look.beard && beard(brush, m),
    group(
      [
        look.marks?.includes('freckles') && freckles(brush, m),
        m.brow > 6 && wrinkles(brush, m),
        eyes(brush, mask, m),
        nose(brush, m),
        mouth(brush, mask.mouth, m),
        crying && tears(brush, m),
        look.glasses && brush.actor.pose !== 'sleep' && glasses(brush, look.glasses, m),
      ],
      place,
    ),
  ];
}

function cheeks({ look, of, canvas, yaw }: Brush, mask: Mask, m: Measures): Art {
  const strength = m.blush * (mask.blush ?? 1);
  const colour = of(mix(look.skin, '#ee5f5c', 0.62));
  const fill = canvas.radial([
    [0, colour, Math.min(0.9, 0.62 * strength)],
    [0.55, colour, 0.34 * strength],
    [1, colour, 0],
  ]);
  return SIDES.map((side) =>
    ellipse(eyeAt(m, yaw, side).x * 1.52, m.eyes + m.ry * 2.1, m.rx * 2, m.rx * 1.44, fill, { airy: true }),
  );
}

function nose({ look, of, lit, yaw }: Brush, m: Measures): Art {
  const young = m.brow < 4.5;
  const [x, y] = [yaw * 5, m.nose];
  const s = yaw < -0.05 ? -1 : 1;
  const crease = of(creaseOn(look.skin));
  const [rx, ry] = young ? [6.2, 5] : [7.4, 5.8];
  return [
    ellipse(x, y, rx, ry, of(mix(look.skin, '#d9574a', 0.24)), { opacity: 0.75 }),
    ellipse(x - 1.6, y - ry * 0.45, rx * 0.42, ry * 0.3, lit(look.skin, 0.6), { opacity: 0.7 }),
    young
      ? line(`M${n(x - 4 * s)} ${y + 4}q${4 * s} 3 ${8 * s} 0`, crease, 2.4, { opacity: 0.6 })
      : line(`M${n(x + 6 * s)} ${y - 3}q${3 * s} 6 ${-3 * s} 8q${-5 * s} 2 ${-9 * s} -1`, crease, 2.8, {
          opacity: 0.65,
        }),
  ];
}

const FRECKLES = [-38, -31, -25, -17, 15, 23, 29, 36];
const SCATTER = [0, -5, 3, -2, -3, 3, -5, 0];

function freckles({ look, of }: Brush, m: Measures): Art {
  const spots = FRECKLES.map((x, i) => `M${x} ${m.eyes + 19 + (SCATTER[i] ?? 0)}h.1`);
  return line(spots.join(''), of(mix(look.skin, '#8a4a2a', 0.5)), 3.8, { opacity: 0.7 });
}

function wrinkles({ look, of, yaw }: Brush, m: Measures): Art {
  const crease = of(creaseOn(look.skin));
  const around = SIDES.map((side) => {
    const { x } = eyeAt(m, yaw, side);
    return `M${n(x + side * 15)} ${m.eyes - 1}l${side * 8} -4M${n(x + side * 15)} ${m.eyes + 4}l${side * 9} 2M${n(x - 8)} ${m.eyes + 15}q8 5 17 1`;
  });
  return [
    line(around.join(''), crease, 2.4, { opacity: 0.5 }),
    line(`M-18 ${m.eyes - 34}q18 -6 36 0M-13 ${m.eyes - 43}q13 -4 26 0`, crease, 2.2, { opacity: 0.36 }),
    line(`M-20 ${m.mouth - 9}q-7 7 -5 14M20 ${m.mouth - 9}q7 7 5 14`, crease, 2.4, { opacity: 0.36 }),
  ];
}

const DROP = 'M0 -9C5 -2 6.5 2 6.5 5A6.5 6.5 0 0 1 -6.5 5C-6.5 2 -5 -2 0 -9Z';

function tears({ yaw }: Brush, m: Measures): Art {
  const y = m.eyes + 5;
  return SIDES.map((side) => {
    const { x } = eyeAt(m, yaw, side);
    return [
      path(
        ribbon(
          [
            [x + side * 3, y],
            [x + side * 7, y + 14],
            [x + side * 6, y + 30],
          ],
          [5, 7, 8],
        ),
        '#c8ebfb',
        { opacity: 0.85 },
      ),
      group(
        [path(DROP, '#bfe6fa', { opacity: 0.95 }), ellipse(-2, 4, 1.6, 2.4, '#ffffff', { opacity: 0.9 })],
        {
          x: x + side * 17,
          y: y + (side < 0 ? 40 : 34),
          scale: 0.85,
        },
      ),
    ];
  });
}

/** Skin of two colours, and a birthmark. */
function patches({ look, of, canvas, turn: x }: Brush, skull: string): Art {
  const pale = of(mix(look.skin, '#f7d9c0', 0.72));
  return [
    look.marks?.includes('birthmark') &&
      ellipse(x + 36, -196, 13, 10, of(mix(look.skin, '#8f3a3a', 0.42)), { opacity: 0.75 }),
    look.marks?.includes('vitiligo') &&
      group(
        group(
          path(
            'M-52 -238C-44 -252 -22 -246 -12 -234C-4 -224 -14 -214 -12 -206C-20 -196 -34 -202 -44 -204C-58 -210 -60 -226 -52 -238ZM14 -196C24 -200 28 -190 22 -184C20 -172 4 -166 -6 -174C-12 -182 -2 -192 14 -196ZM24 -268C40 -270 52 -256 46 -246C36 -240 24 -250 24 -268Z',
            pale,
          ),
          { x },
        ),
        { clip: canvas.clip(skull), opacity: 0.9 },
      ),
  ];
}
