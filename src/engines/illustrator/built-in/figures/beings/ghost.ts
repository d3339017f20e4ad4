import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { airBubble, bothArms, browWhenTroubled } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** A sheet with a friendly face; its hem trails behind it. */
export function ghost(brush: Brush): Drawing {
  const { canvas, form, look, stance, swing, facing, fromBehind } = brush;
  const coat = look.coat ?? '#f6f3fb';
  const arms = bothArms(brush, {
    shoulder: [84, -148],
    width: 32,
    skin: mix(coat, '#b9c2e4', 0.22),
    length: 0.8,
  });
  const body = [
    path(sheet(facing, swing), form(coat, 0.5, 0.42)),
    !fromBehind && [
      face(brush, {
        y: -212,
        gap: 30,
        eye: 12,
        ink: '#3a3350',
        blush: mix('#f48aa0', coat, 0.1),
        mouthY: -176,
        ...browWhenTroubled(brush, '#7a7399'),
      }),
      look.scarf && bowTie(brush, look.scarf),
    ],
    airBubble(brush, -206, 122),
  ];
  return {
    art: [
      canvas.glow(0, -150, 190, 210, '#ffffff', 0.4),
      group(stance.armsAbove ? [body, arms.art] : [arms.art, body], { turn: swing * 2, pivot: [0, -150] }),
    ],
    face: { left: -62, right: 62, top: -242, bottom: -146 },
    hand: arms.hand,
  };
}

function sheet(facing: number, swing: number): string {
  const x = (offset: number, drift: number) => n(offset - facing * drift + swing * drift * 0.2);
  return `M0 -292C64 -292 90 -246 90 -188C90 -130 ${x(100, 10)} -92 ${x(104, 26)} -34Q${x(92, 30)} -8 ${x(70, 32)} -28Q${x(48, 34)} -48 ${x(28, 36)} -22Q${x(8, 38)} 2 ${x(-14, 38)} -24Q${x(-36, 38)} -46 ${x(-56, 38)} -22Q${x(-76, 40)} -2 ${x(-96, 40)} -22C${x(-104, 26)} -70 -90 -130 -90 -188C-90 -246 -64 -292 0 -292Z`;
}

function bowTie({ form, of, facing }: Brush, colour: Colour): Art {
  return group(
    [
      path(
        'M0 0C-14 -18 -38 -20 -40 -12C-42 4 -42 14 -38 20C-28 22 -12 12 0 4C12 12 28 22 38 20C42 14 42 4 40 -12C38 -20 14 -18 0 0Z',
        form(colour, 0.2, 0.3),
      ),
      circle(0, 2, 9, of(mix(colour, '#ffffff', 0.2))),
      ellipse(-24, -4, 5, 3, '#ffffff', { opacity: 0.35, airy: true }),
    ],
    { x: facing * 5, y: -128 },
  );
}
