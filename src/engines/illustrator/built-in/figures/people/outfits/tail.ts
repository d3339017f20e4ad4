import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Body } from '#engines/illustrator/built-in/figures/people/body.ts';
import type { OutfitArt } from '#engines/illustrator/built-in/figures/people/outfits/outfit.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** A mermaid's: a top of scallops, and a tail for legs. */
export const tail: OutfitArt = {
  sleeve: 0.36,
  body: (brush, body) => [
    body.posture.seated ? curledTail(brush, body) : swimmingTail(brush),
    scallopedTop(brush),
  ],
};

function swimmingTail({ look, form, lit, swing, facing }: Brush): Art {
  const w = swing * 10 - facing * 12;
  return [
    path(
      `M${4 + w} -16C${-16 + w} -14 ${-46 + w} -6 ${-62 + w} 16C${-36 + w} 18 ${-12 + w} 14 ${6 + w} 0C${26 + w} 14 ${50 + w} 18 ${76 + w} 12C${58 + w} -10 ${36 + w} -16 ${20 + w} -20Z`,
      form(look.bottom, 0.4, 0.2),
    ),
    path(
      `M-41 -112C-54 -70 ${-32 + w * 0.4} -36 ${4 + w} -10L${20 + w} -12C${40 + w * 0.6} -44 54 -72 41 -112Z`,
      form(look.bottom, 0.3, 0.35),
    ),
    [-96, -78, -60, -42].map((y, i) => scales(lit(look.bottom, 0.4), w * (i / 6), y, 4 - i * 0.7)),
    line(`M${-44 + w} 10Q${-16 + w} 4 ${6 + w} -8Q${34 + w} 8 ${58 + w} 8`, lit(look.bottom, 0.5), 2.5, {
      opacity: 0.6,
    }),
  ];
}

/** To the side on the ground, its fin up. */
function curledTail({ look, form, lit, swing, facing: f }: Brush, { ground }: Body): Art {
  const low = ground - 2;
  const x = (value: number) => value * f;
  const wag = swing * 4;
  return [
    path(
      `M${x(96)} ${low - 16}C${x(104)} ${low - 40} ${x(116)} ${low - 54 + wag} ${x(140)} ${low - 58 + wag}C${x(138)} ${low - 40} ${x(130)} ${low - 26} ${x(118)} ${low - 16}C${x(134)} ${low - 14} ${x(148)} ${low - 6} ${x(154)} ${low + 2}C${x(132)} ${low + 8} ${x(108)} ${low + 4} ${x(96)} ${low - 4}Z`,
      form(look.bottom, 0.4, 0.2),
    ),
    path(
      `M${x(-40)} -110C${x(-60)} -80 ${x(-62)} ${low - 4} ${x(-30)} ${low}C${x(20)} ${low + 6} ${x(74)} ${low + 2} ${x(108)} ${low - 4}L${x(106)} ${low - 18}C${x(84)} ${low - 22} ${x(58)} ${low - 34} ${x(40)} -110Z`,
      form(look.bottom, 0.3, 0.35),
    ),
    [-94, -78, -62].map((y, i) => scales(lit(look.bottom, 0.4), x(i * 7), y, 4)),
  ];
}

function scales(colour: string, x: number, y: number, half: number): Art {
  const arcs = Math.max(2, Math.round(half * 1.1));
  return line(`M${x - arcs * 8} ${y}${'q8 9 16 0'.repeat(arcs)}`, colour, 2.6, { opacity: 0.55, airy: true });
}

function scallopedTop({ look, form, lit, of, fromBehind }: Brush): Art {
  return [
    path(
      'M-34 -170C-45 -150 -42 -122 -42 -104q7 12 14 0q7 12 14 0q7 12 14 0q7 12 14 0q7 12 14 0q7 12 14 0C42 -122 45 -150 34 -170Q0 -184 -34 -170Z',
      form(look.top),
    ),
    line('M-40 -112Q0 -104 40 -112', lit(look.top, 0.4), 4, { opacity: 0.7 }),
    !fromBehind && [
      line('M-20 -174Q0 -160 20 -174', of('#fdf3dc'), 4, { dash: '0.1 7' }),
      path('M0 -128C-16 -128 -18 -146 0 -150C18 -146 16 -128 0 -128Z', lit(look.top, 0.45)),
      line('M0 -130V-147M-2 -130L-8 -143M2 -130L8 -143', of(look.top), 2, { opacity: 0.7 }),
    ],
  ];
}
