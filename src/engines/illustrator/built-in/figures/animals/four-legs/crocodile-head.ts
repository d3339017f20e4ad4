import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { laughs } from '#engines/illustrator/built-in/figures/animals/mouths.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const UPPER_JAW =
  'M-66 -206C-70 -252 -36 -268 0 -264C28 -260 40 -244 66 -240C92 -240 104 -252 122 -246C142 -238 146 -206 128 -200C60 -192 0 -192 -60 -190Z';
const LOWER_JAW = 'M-66 -206C-40 -196 60 -196 124 -204C136 -190 112 -172 60 -168C10 -164 -62 -160 -66 -206Z';

/** A long snout from the side, with both eyes on top. */
export function crocodileHead(animal: Furry): Art {
  const { coat, form, ball, fromBehind } = animal;
  return [
    group(path(LOWER_JAW, form(mix(coat.fur, coat.belly, 0.55), 0.15, 0.2)), {
      turn: gape(animal),
      pivot: [-50, -200],
    }),
    gape(animal) > 0 && inside(animal),
    circle(-26, -258, 23, ball(coat.fur)),
    circle(22, -258, 23, ball(coat.fur)),
    path(UPPER_JAW, form(coat.fur, 0.2, 0.26)),
    !fromBehind && features(animal),
  ];
}

/** Degrees the mouth opens. */
function gape(animal: Furry): number {
  const { mood, pose } = animal.actor;
  if (laughs(animal)) return 13;
  return pose !== 'sleep' && (mood === 'surprised' || mood === 'scared') ? 8 : 0;
}

function inside(animal: Furry): Art {
  const { of } = animal;
  const low = -196 + gape(animal) * 2.2;
  return [
    path(`M-40 -198L122 -204L104 ${low}C60 ${low + 6} 0 ${low - 4} -40 -198Z`, of('#8a3a40')),
    path(`M0 -194C30 -200 70 -200 98 ${low - 6}C60 ${low + 2} 30 ${low - 4} 0 -194Z`, of('#ee8791')),
  ];
}

function features(animal: Furry): Art {
  const { coat, of } = animal;
  const ink = of('#33242a');
  return [
    teeth(animal),
    gape(animal) === 0 && line(smile(animal), ink, 4.5),
    group(
      face(
        { ...animal, turn: 0 },
        { y: -258, gap: 24, eye: 10, ...(troubled(animal) && { brow: coat.dark }) },
      ),
      { x: -2 },
    ),
    ellipse(-38, -214, 17, 11, of('#ee6f63'), { opacity: 0.35, airy: true }),
    ellipse(118, -230, 6, 4.5, of(coat.dark)),
    [
      [52, -226],
      [76, -222],
      [64, -212],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 4, 3, of(coat.dark), { opacity: 0.35 })),
  ];
}

function troubled({ actor: { mood } }: Furry): boolean {
  return mood === 'sad' || mood === 'scared' || mood === 'angry';
}

function smile({ actor: { mood, pose } }: Furry): string {
  const low = pose !== 'sleep' && (mood === 'sad' || mood === 'angry');
  return low
    ? 'M-46 -182C-30 -198 20 -198 60 -200Q100 -200 126 -206'
    : 'M-52 -214C-46 -196 -10 -194 40 -196Q96 -198 128 -206';
}

/** Few and blunt. */
function teeth({ of }: Furry): Art {
  return path('M6 -197q6 14 13 0ZM44 -198q6 14 13 0ZM82 -200q6 13 12 -1Z', of('#fffdf2'));
}
