import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { type Posture } from '#engines/illustrator/built-in/figures/animals/four-legs/body.ts';
import { nape } from '#engines/illustrator/built-in/figures/animals/four-legs/parts.ts';
import { puffs } from '#engines/illustrator/built-in/figures/animals/halos.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const hasTwoHumps = ({ random }: Furry) => random('humps')() < 0.5;

/** One in the middle of the back, or one at either end of it. */
export function humps(animal: Furry, { placed }: Posture): string {
  const hump = (x: number, half: number, height: number) =>
    smooth(
      [
        [x - half, -176],
        [x - half * 0.6, -196 - height * 0.5],
        [x, -196 - height],
        [x + half * 0.6, -196 - height * 0.5],
        [x + half, -176],
        [x, -160],
      ].map(([px = 0, py = 0]) => placed([px, py])),
      { closed: true },
    );
  return hasTwoHumps(animal) ? hump(-70, 36, 44) + hump(8, 34, 46) : hump(-30, 58, 58);
}

/** Curls on the humps, and a beard down the throat. */
export function camelWool(animal: Furry, posture: Posture): Art {
  const { form, coat, random } = animal;
  const wool = form(mix(coat.fur, coat.dark, 0.42), 0.22, 0.2);
  const tops: readonly Point[] = hasTwoHumps(animal)
    ? [
        [-70, -232],
        [8, -234],
      ]
    : [[-30, -244]];
  const chance = random('wool');
  return [
    group(
      tops.map((top) => path(puffs(chance, top, 17, 8, { count: 6, size: 11 }), wool)),
      posture.placing,
    ),
    [0.05, 0.3, 0.55].map((share) =>
      path(puffs(chance, nape(posture, share, -24 + share * 8), 7, 8, { count: 5, size: 9 }), wool),
    ),
  ];
}

/** Long hair in two rows, which hides the belly and half the legs. */
export function shaggyCoat({ form, coat, lit, swing }: Furry, { placing, placed }: Posture): Art {
  const lies = placed([0, -76])[1] > -20;
  const row = (top: number, low: number, from: number, to: number, count: number) => {
    const tips = Array.from({ length: count }, (_, i) => {
      const x = lerp(from, to, (i + 0.5) / count);
      const half = (to - from) / count / 2;
      return `L${at([x - half, low - 14])}Q${at([x - half * 0.3, low + 6])} ${at([x + swing * 2 - 4, low + 10 + (i % 2) * 8])}Q${at([x + half * 0.7, low + 2])} ${at([x + half, low - 14])}`;
    });
    return `M${at([from, top])}${tips.join('')}L${at([to, top])}Q${at([(from + to) / 2, top - 26])} ${at([from, top])}Z`;
  };
  return group(
    [
      !lies && path(row(-104, -50, -112, 54, 8), form(mix(coat.fur, coat.dark, 0.45), 0.1, 0.25)),
      path(row(-136, lies ? -84 : -88, -114, 58, 7), form(mix(coat.fur, coat.dark, 0.16), 0.16, 0.2)),
      line(
        'M-86 -186q4 14 0 26M-58 -194q4 14 0 26M-28 -190q4 14 0 26M2 -196q4 14 0 26M-72 -150q4 12 0 22M-42 -152q4 12 0 22M-12 -152q4 12 0 22M20 -154q4 12 0 22',
        lit(coat.fur, 0.3),
        5,
        { opacity: 0.45, airy: true },
      ),
    ],
    placing,
  );
}

/** Long and thin, and curled up at its end; drawn the way the body is, or the two would leave a hole. */
export function curledTail([x, y]: Point, swing: number): string {
  const s = swing * 6;
  const to = (...points: Point[]) => points.map(([dx, dy]) => at([x + dx, y + dy])).join(' ');
  return `M${to([0, 26])}C${to([-54, 16], [-100, 0], [-134, 0])}C${to([-150, -2 + s], [-152, -22 + s], [-138, -28 + s])}C${to([-144, -20 + s], [-132, -12 + s], [-122, -20 + s])}C${to([-112, -32 + s], [-128, -48 + s], [-146, -40 + s])}C${to([-168, -26 + s], [-160, 10], [-132, 10])}C${to([-88, 6], [-44, -26], [6, -26])}Z`;
}
