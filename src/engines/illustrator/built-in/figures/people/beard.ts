import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import type { Measures } from '#engines/illustrator/built-in/figures/people/face/measures.ts';

/** Around the mouth, which the mood draws over it. */
export function beard({ look, turn, pitch, form, of, shaded }: Brush, { mouth }: Measures): Art {
  const y = mouth + pitch * 8;
  const moustache = path(
    `M-2 ${n(y - 12)}C-14 ${n(y - 18)} -32 ${n(y - 10)} -40 ${n(y + 2)}C-30 ${n(y + 5)} -12 ${n(y + 2)} 0 ${n(y - 6)}C12 ${n(y + 2)} 30 ${n(y + 5)} 40 ${n(y + 2)}C32 ${n(y - 10)} 14 ${n(y - 18)} 2 ${n(y - 12)}Z`,
    form(look.hair, 0.4, 0.1),
  );
  if (look.beard === 'moustache') return group(moustache, { x: turn });
  const low = look.beard === 'long' ? -92 : -138;
  const [l, r] = [-67, 67];
  const strand = (share: number) => (low + 176) * share;
  return [
    path(
      `M${l} -216C${l - 4} -190 ${l + 2} -172 ${l + 14} -160C${l + 18} ${low + 14} -28 ${low + 10} -14 ${low - 2}C-8 ${low + 6} 6 ${low + 6} 14 ${low - 3}C28 ${low + 10} ${r - 18} ${low + 14} ${r - 12} -162C${r - 2} -172 ${r + 4} -190 ${r} -216C${r - 8} -200 ${n(turn + 40)} -196 ${n(turn + 26)} -198Q${n(turn)} -206 ${n(turn - 26)} -198C${n(turn - 40)} -196 ${l + 8} -200 ${l} -216Z`,
      form(look.hair, 0.25, 0.3),
    ),
    line(
      `M-44 -176q6 ${n(strand(0.5))} 18 ${n(strand(0.72))}M44 -176q-6 ${n(strand(0.5))} -18 ${n(strand(0.72))}M-20 -166q2 14 10 ${n(strand(0.6))}M20 -166q-2 14 -8 ${n(strand(0.6))}`,
      shaded(look.hair, 0.4),
      3,
      { opacity: 0.4 },
    ),
    ellipse(turn, y + 3, 17, 9, of(mix(look.skin, '#b0584e', 0.3))),
    group(moustache, { x: turn }),
  ];
}
