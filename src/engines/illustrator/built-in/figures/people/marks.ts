import type { Action } from '#domain/scene-direction.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Arms } from '#engines/illustrator/built-in/figures/people/arms.ts';
import type { Body } from '#engines/illustrator/built-in/figures/people/body.ts';

type Marks = (brush: Brush, body: Body, arms: Arms) => Art;

/** In units of a child's head, before the mouth of who looks to the right. */
const MOUTH: Point = [58, -24];

/** What is seen of a deed beside the body: breath, sound, water. */
const MARKS: Partial<Record<Action, Marks>> = {
  shout: (_, body) => fromMouth(body, ['16 -26L46 -44', '22 -8H56', '16 10L46 26'], 5),
  blow: (_, body) =>
    fromMouth(
      body,
      [
        '14 -12C40 -24 60 -14 74 -24C88 -34 80 -48 70 -42',
        '18 0C46 -6 70 4 100 -4',
        '14 12C36 14 52 24 62 32C72 40 64 50 56 44',
      ],
      5,
    ),
  sneeze: (_, body) => [
    fromMouth(body, ['44 -14L66 -26', '50 2H76', '44 18L66 30'], 5),
    [
      [84, -18],
      [92, 6],
      [80, 26],
    ].map(([x = 0, y = 0]) => {
      const [cx, cy] = body.onHead([MOUTH[0] + x, MOUTH[1] + y]);
      return circle(cx, cy, 4 * body.bones.head, '#dff0f6', { airy: true, opacity: 0.9 });
    }),
  ],
  knock: ({ of }, { bones }, { far }) => {
    const [x, y] = [far.hand[0] + 26 * bones.head, far.hand[1] - 4];
    const d = [
      [-30, -14, 14, -22],
      [-2, 0, 20, 0],
      [28, 14, 14, 22],
    ] as const;
    return line(
      d.map(([, dy, ex, ey]) => `M${at([x, y + dy])}L${at([x + ex, y + dy + (ey - dy) * 0.6])}`).join(''),
      of('#fff3d0'),
      5,
      { airy: true },
    );
  },
  pour: ({ of }, { bones }, { far: { thing } }) => {
    if (!thing) return undefined;
    const { right, top, bottom } = thing.box;
    const [x, y] = [right - 8, top + (bottom - top) * 0.62];
    return line(
      `M${at([x, y])}Q${at([x + 10 * bones.head, y])} ${at([x + 11 * bones.head, y + 84])}`,
      of('#9fd3e6'),
      7 * bones.head,
      {
        airy: true,
        opacity: 0.9,
      },
    );
  },
};

/** Strokes that begin before the mouth. */
function fromMouth({ bones, onHead }: Body, strokes: readonly string[], width: number): Art {
  const [x, y] = onHead(MOUTH);
  const size = bones.head;
  return line(strokes.map((d) => `M${moved(d, [x, y], size)}`).join(''), '#fffaf0', width * size, {
    airy: true,
    opacity: 0.9,
  });
}

/** Numbers of a path in pairs, or one alone after an H. */
const moved = (d: string, [x, y]: Point, size: number): string =>
  d
    .replace(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g, (_, px: string, py: string) =>
      at([x + Number(px) * size, y + Number(py) * size]),
    )
    .replace(/H(-?\d+)$/, (_, px: string) => `H${x + Number(px) * size}`);

export const marksOf = (brush: Brush, body: Body, arms: Arms): Art =>
  MARKS[brush.actor.pose]?.(brush, body, arms);

/** The bar that somebody hangs from, on two posts that stand on the ground: there is not everywhere a branch. */
export function barAbove({ of }: Brush, { bones, posture }: Body, { near, far }: Arms): Art {
  const y = (near.hand[1] + far.hand[1]) / 2;
  const ground = posture.lift ?? 0;
  const posts = [near.hand[0] - 44 * bones.head, far.hand[0] + 44 * bones.head] as const;
  return [
    posts.map((x) => [
      ellipse(x, ground + 2, 30, 8, '#2e2a3b', { opacity: 0.16 }),
      line(`M${at([x, y - 16])}V${ground}`, of('#a9794f'), 13),
      line(`M${at([x - 22, ground])}H${x + 22}`, of('#8a5f42'), 11),
    ]),
    line(`M${at([posts[0] - 14, y])}L${at([posts[1] + 14, y])}`, of('#8a5f42'), 11),
  ];
}
