import { emblemArt, emblemCanvas, type EmblemThing } from '#engines/illustrator/built-in/compose/emblem.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, path, toSvg, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export const METALS = ['bronze', 'silver', 'gold'] as const;
export type Metal = (typeof METALS)[number];

export interface MedalOptions {
  seed: string;
  metal: Metal;
  /** What it is given for. */
  things: readonly EmblemThing[];
}

interface Tones {
  lit: Colour;
  plain: Colour;
  dark: Colour;
  /** Behind what it is given for. */
  field: Colour;
  ribbon: readonly [outside: Colour, stripe: Colour];
}

const TONES: Record<Metal, Tones> = {
  bronze: {
    lit: '#f0c39a',
    plain: '#c98a55',
    dark: '#8a5530',
    field: '#f8e4cd',
    ribbon: ['#4b8f7a', '#f4e3b2'],
  },
  silver: {
    lit: '#f7f9fb',
    plain: '#c3ccd6',
    dark: '#7f8b9a',
    field: '#eef3f7',
    ribbon: ['#4b78b8', '#f6efdd'],
  },
  gold: {
    lit: '#fff0b0',
    plain: '#eebb3f',
    dark: '#a9741c',
    field: '#fff3cf',
    ribbon: ['#c9503f', '#fbe7a6'],
  },
};

const WIDTH = 240;
const HEIGHT = 300;
const MIDDLE = [120, 188] as const;
const RADIUS = 104;
/** Of what it is given for: the corners of a square on the field. */
const ROOM = 128;

/** Metal on a ribbon. */
export function drawMedal({ seed, metal, things }: MedalOptions): string {
  const canvas = emblemCanvas(seed);
  const body = toSvg([ribbon(TONES[metal]), disc(canvas, TONES[metal]), emblem(canvas, things)]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${canvas.definitions}</defs>${body}</svg>`;
}

function ribbon({ ribbon: [outside, stripe], dark }: Tones): Art {
  const band = (left: number, right: number, fill: string) =>
    path(`M${left} 4L${right} 4L${n(right * 0.42 + 70)} 112L${n(left * 0.42 + 70)} 112Z`, fill);
  return [
    band(50, 190, outside),
    band(84, 104, stripe),
    band(136, 156, stripe),
    path('M50 4L190 4L187 14L53 14Z', dark, { opacity: 0.28 }),
  ];
}

function disc(canvas: Canvas, { lit, plain, dark, field }: Tones): Art {
  const [x, y] = MIDDLE;
  const rim = canvas.linear(
    [
      [0, lit],
      [0.5, plain],
      [1, dark],
    ],
    [0.1, 0, 0.9, 1],
  );
  const groove = canvas.linear(
    [
      [0, dark],
      [1, lit],
    ],
    [0.1, 0, 0.9, 1],
  );
  const beads = Array.from({ length: 36 }, (_, i) => {
    const angle = (i / 36) * Math.PI * 2;
    return circle(x + Math.cos(angle) * (RADIUS - 10), y + Math.sin(angle) * (RADIUS - 10), 3, lit, {
      opacity: 0.85,
    });
  });
  return [
    circle(x, y, RADIUS, dark),
    circle(x, y, RADIUS - 3, rim),
    beads,
    circle(x, y, RADIUS - 19, groove),
    circle(
      x,
      y,
      RADIUS - 23,
      canvas.radial(
        [
          [0, '#ffffff'],
          [0.55, field],
          [1, plain, 0.9],
        ],
        [0.4, 0.32, 0.85],
      ),
    ),
  ];
}

function emblem(canvas: Canvas, things: readonly EmblemThing[]): Art {
  const { art, box } = emblemArt(canvas, things);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(ROOM / width, ROOM / height, (ROOM * 1.18) / Math.hypot(width, height));
  const [x, y] = MIDDLE;
  return group(art, {
    x: x - ((box.left + box.right) / 2) * scale,
    y: y - ((box.top + box.bottom) / 2) * scale,
    scale,
  });
}
