import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { browWhenTroubled, SIDES, toward } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { beak } from '#engines/illustrator/built-in/figures/wings-and-fins/beaks.ts';
import { birdFeet } from '#engines/illustrator/built-in/figures/wings-and-fins/feet.ts';
import { plumpBird } from '#engines/illustrator/built-in/figures/wings-and-fins/plump-birds.ts';
import { uprightBird } from '#engines/illustrator/built-in/figures/wings-and-fins/upright-birds.ts';
import { mix, tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import { puffs } from '#engines/illustrator/built-in/figures/animals/halos.ts';

/** White, with a grey coat and black tips to it. */
export function gull(brush: Brush): Drawing {
  const { facing, form } = brush;
  const white = '#fbf8f2';
  const grey = brush.look.coat ?? '#a9b5c2';
  return plumpBird(brush, {
    coat: white,
    dark: grey,
    body: 'M-116 -112C-92 -118 -66 -126 -40 -140C-6 -160 34 -162 58 -138C86 -108 80 -54 44 -36C10 -24 -40 -30 -68 -48C-92 -64 -112 -84 -128 -98Q-130 -110 -116 -112Z',
    tail: [
      path(
        toward(facing, 'M-70 -84C-108 -90 -140 -96 -162 -92C-150 -74 -116 -62 -78 -60Z'),
        form(white, 0.1, 0.25),
      ),
      path(
        toward(facing, 'M-128 -94C-142 -96 -154 -94 -162 -92C-156 -82 -144 -76 -130 -72Z'),
        form('#4a5260', 0.2, 0.2),
      ),
    ],
    breast: ellipse(36 * facing, -74, 36, 34, form('#ffffff', 0, 0.1), { opacity: 0.5 }),
    head: [36, -188],
    headSize: 56,
    beak: { shape: 'point', y: 10, colour: '#f2b53c', scale: 1.5 },
    wattle: ellipse(brush.turn, 34, 5, 4, form('#d9533f', 0.1, 0.1)),
    eye: { y: -8, gap: 25, size: 8.6 },
    feet: { colour: '#ef9f55', webbed: true, leg: 9, hipY: -42 },
    wing: { root: [2, -110], rest: [-124, -92], width: 54 },
    breadth: 96,
  });
}

const VULTURE_BODY =
  'M0 -216C60 -218 104 -190 104 -140C104 -62 60 -18 0 -18C-60 -18 -104 -62 -104 -140C-104 -190 -60 -218 0 -216Z';

/** Bald, in a collar of down, with its shoulders up. */
export function vulture(brush: Brush): Drawing {
  const { form, ball, of, shaded, look, fromBehind } = brush;
  const coat = look.coat ?? '#5a4c50';
  const skin = '#e8a79a';
  const dark = tone(coat, -0.06);
  const down = '#f4ecdf';
  return uprightBird(brush, {
    breadth: 96,
    tail: path('M-34 -44C-40 -16 -18 -2 0 -2C18 -2 40 -16 34 -44Z', form(dark, 0.1, 0.3)),
    feet: birdFeet(brush, { hip: [30, -32], colour: '#c9a58a', leg: 13, size: 1.15 }),
    body: [
      path(VULTURE_BODY, ball(coat, 0.2, 0.3)),
      path(
        'M0 -294C34 -294 52 -270 52 -240C52 -206 36 -178 0 -178C-36 -178 -52 -206 -52 -240C-52 -270 -34 -294 0 -294Z',
        ball(skin, 0.2, 0.22),
      ),
      fromBehind &&
        path(puffs(brush.random('down'), [0, -186], 54, 14, { count: 11, size: 19 }), form(down, 0.2, 0.2)),
    ],
    front: [
      path(
        'M0 -160C32 -160 52 -134 52 -100C52 -58 30 -34 0 -34C-30 -34 -52 -58 -52 -100C-52 -134 -32 -160 0 -160Z',
        form(mix(coat, down, 0.28), 0.1, 0.22),
      ),
      line(
        'M-26 -126q9 10 18 0M8 -126q9 10 18 0M-9 -104q9 10 18 0M-26 -82q9 10 18 0M8 -82q9 10 18 0',
        of(dark),
        3.6,
        {
          opacity: 0.6,
          airy: true,
        },
      ),
      path(puffs(brush.random('down'), [0, -180], 54, 13, { count: 12, size: 18 }), form(down, 0.2, 0.2)),
      line(
        'M-8 -290Q-12 -304 -20 -308M2 -291Q2 -308 4 -314M10 -289Q16 -300 24 -302',
        of(mix(skin, coat, 0.5)),
        4,
      ),
      face(brush, {
        y: -248,
        gap: 23,
        eye: 9.4,
        ...browWhenTroubled(brush, tone(skin, -0.3)),
      }),
      beak(brush, 'hook', -230, '#e0b252', 1.05),
    ],
    wings: {
      shoulder: [88, -176],
      length: 1.12,
      width: 58,
      fill: form(dark, 0.3, 0.2),
      quill: shaded(dark, 0.45),
    },
  });
}

const PUFFIN_BODY =
  'M0 -282C48 -282 74 -252 74 -212C74 -192 90 -162 88 -116C84 -50 50 -16 0 -16C-50 -16 -84 -50 -88 -116C-90 -162 -74 -192 -74 -212C-74 -252 -48 -282 0 -282Z';

/** A sea parrot in tails, with a beak of three colours. */
export function puffin(brush: Brush): Drawing {
  const { form, ball, turn, look, of } = brush;
  const coat = look.coat ?? '#3c4150';
  const white = '#fdf8ee';
  const t = (x: number) => n(turn + x);
  return uprightBird(brush, {
    breadth: 86,
    tail: path('M-26 -40C-30 -14 -14 -2 0 0C14 -2 30 -14 26 -40Z', form(coat, 0.1, 0.3)),
    feet: birdFeet(brush, { hip: [32, -26], colour: '#ef7f3a', leg: 16, webbed: true, size: 1.15 }),
    body: path(PUFFIN_BODY, ball(coat, 0.22, 0.28)),
    front: [
      path(
        'M0 -156C42 -160 66 -136 66 -104C66 -52 38 -26 0 -26C-38 -26 -66 -52 -66 -104C-66 -136 -42 -160 0 -156Z',
        form(white, 0.1, 0.22),
      ),
      SIDES.map((side) => ellipse(turn + side * 34, -212, 32, 36, form(white, 0.05, 0.12))),
      face(brush, { y: -220, gap: 33, eye: 9, blush: '#f2857a', ...browWhenTroubled(brush, coat) }),
      beak(brush, 'hook', -208, '#ef7438', 1.4),
      path(
        `M${t(-30)} -212C${t(-28)} -246 ${t(28)} -246 ${t(30)} -212Q${t(0)} -228 ${t(-30)} -212Z`,
        of('#56779e'),
      ),
      path(
        `M${t(-31)} -210Q${t(0)} -227 ${t(31)} -210L${t(30)} -201Q${t(0)} -218 ${t(-30)} -201Z`,
        of('#f6d27a'),
      ),
      line(`M${t(-25)} -190Q${t(0)} -202 ${t(25)} -190`, of('#c9502a'), 4, { opacity: 0.6, airy: true }),
    ],
    wings: { shoulder: [74, -160], length: 0.96, width: 40, fill: form(coat, 0.24, 0.2) },
  });
}
