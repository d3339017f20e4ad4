import type { Gender } from '#domain/story-world.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { lightness, mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import type { Mask } from '#engines/illustrator/built-in/figures/people/face/masks.ts';
import { eyeAt, type Measures } from '#engines/illustrator/built-in/figures/people/face/measures.ts';
import { creaseOn } from '#engines/illustrator/built-in/figures/people/rig/hand.ts';
import { ribbon } from '#engines/illustrator/built-in/figures/people/rig/ribbon.ts';
import { SIDES, type Side } from '#engines/illustrator/built-in/figures/people/sides.ts';

export const inkOn = (skin: Colour): Colour => (lightness(skin) < 0.52 ? '#1b1013' : '#33222a');

export function eyes(brush: Brush, mask: Mask, m: Measures): Art {
  return SIDES.map((side) => {
    const { x, narrow } = eyeAt(m, brush.yaw, side);
    return [eye(brush, mask, m, [x, m.eyes], narrow, side), brow(brush, mask, m, x, narrow, side)];
  });
}

const SLANTS = { round: 0, almond: -1, monolid: -1.6, upturned: -2.6 };

function eye(brush: Brush, mask: Mask, m: Measures, [x, y]: Point, narrow: number, side: Side): Art {
  const { look, of, canvas, gaze } = brush;
  const shape = look.face?.eyes ?? 'round';
  const ink = of(inkOn(look.skin));
  const rx = m.rx * narrow * (shape === 'round' ? 1 : 1.1);
  const ry = m.ry * (shape === 'round' ? 1 : shape === 'monolid' ? 0.8 : 0.88);
  if (mask.shut) return shut(mask.shut, [x, y], [rx, ry], side, ink);
  const slant = SLANTS[shape];
  const [inner, outer] = [x - side * rx, x + side * rx];
  const [innerY, outerY] = [y - slant * 0.6, y + slant];
  const up = ry * 1.3 * Math.min(1.16, mask.open);
  const down = ry * 1.28 * (1 - Math.max(-0.1, mask.squint) * 0.55);
  const lid = `M${n(inner)} ${n(innerY)}C${n(inner + side * rx * 0.12)} ${n(innerY - up)} ${n(outer - side * rx * 0.12)} ${n(outerY - up)} ${n(outer)} ${n(outerY)}`;
  const white = `${lid}C${n(outer - side * rx * 0.1)} ${n(outerY + down)} ${n(inner + side * rx * 0.1)} ${n(innerY + down)} ${n(inner)} ${n(innerY)}Z`;
  const [px, py] = [x + gaze[0] * rx * 0.42, y + gaze[1] * ry * 0.36 + (mask.open < 0.8 ? 1.5 : 0)];
  const size = mask.iris ?? 1;
  const [w, h] = [m.rx * narrow * 0.74 * size, m.ry * 0.8 * size];
  const iris = look.face?.iris ?? '#4a2c20';
  return [
    path(white, of('#fffaf2')),
    group(
      [
        ellipse(px, py, w, h, of(mix(iris, '#120a0c', 0.25))),
        ellipse(px, py + h * 0.3, w * 0.82, h * 0.6, of(tone(iris, 0.1, 1.2))),
        ellipse(px, py, w * 0.62, h * 0.64, '#140c10', { inLines: 'dark' }),
        circle(px - 2.6 * size, py - h * 0.4, Math.max(1.9, w * 0.36), '#ffffff'),
        circle(px + w * 0.42, py + h * 0.42, w * 0.17, '#ffffff', { opacity: 0.75 }),
      ],
      { clip: canvas.clip(white) },
    ),
    line(lid, ink, 4),
    look.gender === 'f' && m.brow > 4.5 && lashes([outer, outerY], up, side, ink),
    shape === 'upturned' &&
      line(
        `M${n(inner - side)} ${n(innerY + 3)}q${-side} -6 ${side * 5} ${n(-up * 0.72)}`,
        of(creaseOn(look.skin)),
        2,
        {
          opacity: 0.45,
        },
      ),
    m.brow > 4.5 &&
      line(
        `M${n(inner + side * 3)} ${n(innerY - up * 0.98)}Q${n(x)} ${n(y - up * 1.28)} ${n(outer - side)} ${n(outerY - up * 0.66)}`,
        of(creaseOn(look.skin)),
        1.8,
        { opacity: 0.4 },
      ),
  ];
}

const lashes = ([x, y]: Point, up: number, side: Side, ink: string): Art =>
  line(
    `M${n(x - side)} ${n(y - 1)}l${side * 5} -3.4M${n(x - side * 2.6)} ${n(y - up * 0.4)}l${side * 4.4} -4.4`,
    ink,
    2.4,
  );

function shut(kind: NonNullable<Mask['shut']>, [x, y]: Point, [rx, ry]: Point, side: Side, ink: string): Art {
  const [inner, outer] = [x - side * rx, x + side * rx];
  switch (kind) {
    case 'up':
      return line(
        `M${n(x - rx * 1.1)} ${n(y + 4)}Q${n(x)} ${n(y - ry * 1.15)} ${n(x + rx * 1.1)} ${n(y + 4)}`,
        ink,
        3.6,
      );
    case 'tight':
      return line(
        `M${n(inner)} ${n(y + 1)}Q${n(x)} ${n(y + 7)} ${n(outer)} ${n(y - 3)}M${n(x + side * rx * 0.6)} ${n(y - 7)}L${n(outer)} ${n(y - 3)}`,
        ink,
        3.6,
      );
    default:
      return [
        line(
          `M${n(x - rx * 1.05)} ${n(y + 1)}Q${n(x)} ${n(y + ry * 0.85)} ${n(x + rx * 1.05)} ${n(y + 1)}`,
          ink,
          3.6,
        ),
        line(
          `M${n(outer - side * 2)} ${n(y + 3)}l${side * 5} 4M${n(outer - side * 7)} ${n(y + 6)}l${side * 3} 5`,
          ink,
          2.4,
        ),
      ];
  }
}

/** Brows of grey hair stay grey. */
const browInk = (hair: Colour): Colour =>
  lightness(hair) > 0.8 ? mix(hair, '#8f8790', 0.35) : mix(hair, '#2a1c20', 0.45);

/** How much stronger those of a grown-up are. */
const BROWS: Partial<Record<Gender, number>> = { m: 1.35, f: 0.8 };

function brow({ look, of }: Brush, mask: Mask, m: Measures, x: number, narrow: number, side: Side): Art {
  const half = m.rx * 1.28 * narrow;
  const y = m.eyes - m.ry * 1.62 - mask.brow - (side === 1 ? (mask.cocked ?? 0) : 0);
  const slope = mask.tilt * 8;
  const inner: Point = [x - side * half, y - slope];
  const outer: Point = [x + side * half, y + slope * 0.72 + 1];
  const thick = m.brow * 1.24 * ((m.brow > 4.5 && BROWS[look.gender ?? 'x']) || 1);
  return path(
    ribbon([inner, [x + side, (inner[1] + outer[1]) / 2 - 4.4], outer], [thick, thick * 0.95, thick * 0.4]),
    of(browInk(look.hair)),
    { opacity: 0.92 },
  );
}
