import { pick } from '#domain/random.ts';
import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Frame } from '#engines/illustrator/built-in/figures/people/rig/frame.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { moved } from '#engines/illustrator/built-in/draw/vectors.ts';

/** Of the mattress above the ground, under a child. */
const MATTRESS = 62;

const WOODS: readonly Colour[] = ['#b58058', '#8f6a4e', '#c79a68', '#d9cbb4'];
const QUILTS: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#e58a76', '#f6e2bd', '#7fb0b8'],
  ['#7f8fc4', '#f2d9a6', '#b8c9e6'],
  ['#8fb07a', '#f4e6c8', '#d9a05a'],
  ['#c48fb0', '#f6e2dd', '#8fa9c9'],
];

const QUILT =
  'M-64 -98C-40 -128 0 -134 40 -128C78 -122 108 -116 132 -112C152 -110 160 -98 160 -82V-26H-74Q-84 -64 -64 -98Z';

/** Who sits in bed does so before the pillow. */
const BEFORE_PILLOW = -58;
const AS_IT_LIES = { scale: 1, x: 0, y: 0 } as const;
/** Animals are rounder than people. */
const OVER_A_BELLY = { scale: [0.72, 1.36], x: 44, y: 9 } as const;
/** The quilt of whoever sits is drawn up over the lap, no higher than the waist, and keeps its foot and its hem. */
const TO_THE_WAIST = { scale: [1.24, 0.66], x: -38, y: -9 } as const;

/** Somebody in a bed of their own, as large as they are beside a child, under its quilt. */
export function tuckedIn(brush: Brush, size: number, drawing: Drawing): Drawing {
  const { art, face, hand, points, ...drawn } = drawing;
  const { below, over, up } = bed(brush, size);
  const lies = brush.actor.pose === 'sleep' || brush.actor.pose === 'lie';
  const aside = lies ? 0 : BEFORE_PILLOW * size;
  const put = ([x, y]: Point): Point => [x + aside, y - up];
  const { scale, x, y } = lies ? (points ? AS_IT_LIES : OVER_A_BELLY) : TO_THE_WAIST;
  const quilt = group(over, { scale, x: x * size, y: y * size });
  const [left, top] = put([face.left, face.top]);
  const [right, bottom] = put([face.right, face.bottom]);
  return {
    ...drawn,
    art: [below, group(art, { x: aside, y: -up }), quilt],
    face: { left, top, right, bottom },
    hand: put(hand),
    ...(points && { points: moved(points, put) }),
  };
}

/** A bed from its side, the pillow left, in two halves: below and over who sleeps in it. */
function bed(brush: Brush, size: number): { below: Art; over: Art; up: number } {
  const random = brush.random('bed');
  const wood = WOODS[Math.floor(random() * WOODS.length)] ?? '#b58058';
  const quilt = QUILTS[Math.floor(random() * QUILTS.length)] ?? QUILTS[0];
  return {
    below: group(frame(brush, wood), { scale: size }),
    over: quilt && group(cover(brush, quilt), { scale: size }),
    up: MATTRESS * size,
  };
}

const CUSHION =
  'M-104 -10C-112 -52 -92 -76 -40 -74C10 -80 70 -70 88 -48C98 -30 96 -6 84 2Q-8 14 -92 4Q-102 0 -104 -10Z';
const COVER =
  'M-36 -8C-44 -44 -26 -68 6 -70C36 -72 58 -64 84 -56C114 -48 140 -42 148 -24Q152 -4 140 4Q56 12 -26 4Q-34 0 -36 -8Z';
const TURNED_BACK = 'M-36 -8C-44 -44 -26 -68 6 -70Q14 -66 12 -60C-8 -56 -22 -40 -18 2Q-34 2 -36 -8Z';
const STRIPES = 'M20 -69Q4 -30 12 6M58 -63Q44 -28 52 8M98 -52Q86 -22 94 8M128 -44Q122 -20 126 6';

/** What somebody sleeps in who has no bed: a pillow below the head, a blanket over the body. */
export function bedding(brush: Brush, { bones, onHead }: Frame): { below: Art; over: Art } {
  const { form, of, shaded } = brush;
  const [colour, light, stripe] = pick(brush.random('bed'), QUILTS);
  return {
    below: group(path(CUSHION, form('#fffaf0', 0.2, 0.24)), { x: onHead([0, -66])[0], scale: bones.head }),
    over: group(
      [
        path(COVER, form(colour, 0.22, 0.3)),
        line(STRIPES, of(stripe), 6, { opacity: 0.7 }),
        line('M34 -60Q70 -40 92 -12M-6 -44Q20 -24 30 -4', shaded(colour, 0.4), 3.5, {
          opacity: 0.22,
          airy: true,
        }),
        path(TURNED_BACK, form(light, 0.3, 0.14)),
      ],
      { scale: bones.torso / 82 },
    ),
  };
}

function frame({ form }: Brush, wood: Colour): Art {
  const post = form(wood, 0.25, 0.35);
  return [
    path('M-190 -168C-194 -186 -156 -186 -154 -168L-152 0H-188Z', post),
    circle(-172, -184, 12, form(wood, 0.4, 0.3)),
    path('M150 -122C148 -136 182 -136 182 -122L180 0H152Z', post),
    circle(166, -134, 10, form(wood, 0.4, 0.3)),
    rect(-172, -56, 338, 36, form(wood, 0.15, 0.3), { corner: 8 }),
    rect(-164, -80, 324, 34, form('#fbf4e6', 0.1, 0.2), { corner: 14 }),
    path(
      'M-160 -76C-184 -106 -176 -150 -138 -152C-92 -160 -46 -136 -46 -104C-46 -84 -64 -72 -96 -70C-126 -68 -152 -66 -160 -76Z',
      form('#fffaf0', 0.2, 0.22),
    ),
  ];
}

function cover({ canvas, of, form }: Brush, quilt: readonly [Colour, Colour, Colour]): Art {
  const patches = Array.from({ length: 42 }, (_, i) => {
    const [column, row] = [i % 7, Math.floor(i / 7)];
    const colour = quilt[(column + row * 2) % quilt.length] ?? quilt[0];
    return path(`M${-90 + column * 36} ${-140 + row * 28}q18 -4 36 0v28q-18 4 -36 0Z`, of(colour));
  });
  const { key, shadow } = canvas.light;
  const light = canvas.linear([
    [0, key, 0.3],
    [0.4, key, 0],
    [1, shadow, 0.42],
  ]);
  return [
    path(QUILT, of(quilt[0])),
    group([patches, path(QUILT, light)], { clip: canvas.clip(QUILT), airy: true }),
    line('M-6 -128Q-16 -84 -8 -30M74 -122Q64 -80 72 -30M128 -110Q134 -74 128 -30', shadow, 4.5, {
      opacity: 0.16,
      airy: true,
    }),
    path(
      'M-66 -92C-48 -124 -14 -134 18 -132C12 -120 0 -114 -16 -110C-36 -104 -50 -90 -56 -74Q-70 -78 -66 -92Z',
      form('#fff6e6', 0.2, 0.16),
    ),
  ];
}
