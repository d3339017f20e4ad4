import type { SceneSpec } from '#engines/illustrator/port.ts';
import { faceBox, halfOf, type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { effect } from '#engines/illustrator/built-in/compose/effects.ts';
import { linesOf } from '#engines/illustrator/built-in/compose/lines.ts';
import { inFrame } from '#engines/illustrator/built-in/compose/motion.ts';
import { FROM_AFAR, FROM_NEAR } from '#engines/illustrator/built-in/compose/camera.ts';
import { lineArt } from '#engines/illustrator/built-in/draw/line-art.ts';
import { cull } from '#engines/illustrator/built-in/draw/cull.ts';
import { aboveWater, rings } from '#engines/illustrator/built-in/compose/wading.ts';
import { blades, GREEN } from '#engines/illustrator/built-in/compose/from-below.ts';
import { weatherBehind, weatherInFront } from '#engines/illustrator/built-in/compose/weather.ts';
import { Canvas, HEIGHT, WIDTH } from '#engines/illustrator/built-in/draw/canvas.ts';
import { isColour, mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  ellipse,
  group,
  outline,
  rect,
  repainted,
  toSvg,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { heldProp, standingProp } from '#engines/illustrator/built-in/props/prop.ts';
import { COLOUR_HUES } from '#engines/illustrator/built-in/figures/told-look.ts';
import { SETTINGS } from '#engines/illustrator/built-in/settings/settings.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';
import {
  canvasFor,
  layOut,
  stageOf,
  type Layout,
  type PictureOptions,
} from '#engines/illustrator/built-in/compose/layout.ts';

/** A picture to colour is so many times as wide as its lines. */
const LINES_ACROSS = { large: 620, small: 280 };

/** A scene as SVG, without filters, blend modes or text, so that every browser and rasteriser shows the same. */
export function drawPicture(options: PictureOptions): string {
  const canvas = canvasFor(options, options.frame ?? 0);
  const stage = stageOf(canvas, options.scene);
  const layout = layOut(options, stage);
  const seen = cull(paint(canvas, stage, layout, options.scene), layout.view);
  const { left, top, right, bottom } = layout.view;
  const [body, defined] = options.toColour
    ? [toSvg(lineArt(seen, canvas, (right - left) / LINES_ACROSS[options.toColour])), canvas.clips]
    : [toSvg(seen), canvas.definitions];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(left)} ${n(top)} ${n(right - left)} ${n(bottom - top)}" ${sizeOf(layout.view)}><defs>${defined}</defs>${body}</svg>`;
}

/** As large as a whole place is painted, in the shape of what is shown. */
function sizeOf({ left, top, right, bottom }: Box): string {
  const ratio = (right - left) / (bottom - top);
  const width = Math.round(Math.min(WIDTH, HEIGHT * Math.max(1, ratio)));
  return `width="${width}" height="${Math.round(width / ratio)}"`;
}

function paint(canvas: Canvas, stage: Stage, { actors, props, shot, view }: Layout, scene: SceneSpec): Art {
  const setting = SETTINGS[scene.place];
  const turned = (art: Art) => (canvas.side === 1 ? group(art, { x: WIDTH, scale: [-1, 1] }) : art);
  const middle = actors.length ? actors.reduce((sum, { x }) => sum + x, 0) / actors.length : WIDTH / 2;
  const outside =
    !setting.indoors && !stage.indoors && setting.medium !== 'water' && setting.medium !== 'space';
  const near = FROM_NEAR.has(shot);
  const players = [
    ...inFrame(canvas, actors).map((actor, i) => ({
      y: actor.y,
      art: player(canvas, actor, actors[i] ?? actor, { near, shot }),
    })),
    ...linesOf(canvas, scene, inFrame(canvas, actors), { props, view }),
    ...actors.flatMap(({ figure, hangsAt, y, scale, squash = 1 }) =>
      hangsAt && figure.hanging
        ? {
            // Before whoever is below.
            y: y + 1,
            art: group(inLight(canvas, shot, figure.hanging), {
              x: hangsAt[0],
              y: hangsAt[1],
              scale: [scale, scale * squash],
            }),
          }
        : [],
    ),
    ...props.map(({ prop, x, y, colour, box: _box, ...how }) => ({
      y,
      art: standingProp(canvas, prop, [x, y], { ...how, near, ...(colour && { hue: COLOUR_HUES[colour] }) }),
    })),
  ].toSorted((a, b) => a.y - b.y);
  return [
    turned(stage.back),
    outside && weatherBehind(canvas),
    halo(canvas, middle, shot),
    turned(stage.light),
    isPart(view) && veil(canvas, view),
    inFrame(canvas, actors).map((actor) => behindAll(canvas, shot, actor)),
    players.map(({ art }) => art),
    effect(canvas, scene.effect, middle, actors.map(faceBox)),
    turned(stage.over),
    outside && weatherInFront(canvas),
    !isPart(view) && turned(stage.front),
    shot === 'low-angle' && outside && GREEN.has(scene.place) && blades(canvas, view),
    finish(canvas, view),
  ];
}

/** Nearer than the whole height of the place. */
const isPart = ({ top, bottom }: Box): boolean => bottom - top < HEIGHT - 1;

/** Who is seen from near stands out from what is far behind. */
function veil(canvas: Canvas, { left, top, right, bottom }: Box): Art {
  const { haze } = canvas.light;
  const strength = 0.28 * (1 - (bottom - top) / HEIGHT);
  const fill = canvas.linear([
    [0, haze, strength],
    [1, haze, strength * 0.5],
  ]);
  return rect(left - 10, top - 10, right - left + 20, bottom - top + 20, fill, { airy: true });
}

/** Light behind the actors lifts them from the scenery. */
function halo(canvas: Canvas, x: number, shot: Layout['shot']): Art {
  const { glow, night } = canvas.light;
  const size = FROM_AFAR.has(shot) ? 0.7 : 1;
  return canvas.glow(x, 590, 640 * size, 320 * size, glow, night ? 0.18 : 0.34);
}

/** Against the light, all are of one dark colour, with an edge of light at the side from where it comes. */
function inLight(canvas: Canvas, shot: Layout['shot'], art: Art): Art {
  if (shot !== 'silhouette') return art;
  const { light, side } = canvas;
  const dark = mix(light.shadow, '#14121c', 0.45);
  return [
    group(outline(art, mix(light.glow, '#ffffff', 0.25)), { x: side * 3.2, y: -2.2, opacity: 0.85 }),
    repainted(art, (colour) => (isColour(colour) ? mix(dark, colour, LEFT_OF_COLOUR) : dark)),
  ];
}

/** Against the light, so much of what somebody is painted in: who sleeps or sits on shoulders is no lump. */
const LEFT_OF_COLOUR = 0.26;

/** Nobody's streaks of air go over somebody else. */
function behindAll(
  canvas: Canvas,
  shot: Layout['shot'],
  { figure, x, y, lift, scale, squash = 1 }: Blocked,
): Art {
  return (
    figure.behind &&
    group(inLight(canvas, shot, figure.behind), { x, y: y - lift, scale: [scale, scale * squash] })
  );
}

/** An actor with shadow and what they hold; it follows the hand from where it was `first`. */
function player(
  canvas: Canvas,
  { figure, x, y, scale, lift, actor, mounted, waterline, squash = 1 }: Blocked,
  first: Blocked,
  { near, shot }: { near: boolean; shot: Layout['shot'] },
): Art {
  const held = !figure.fromBehind && !figure.holds && !actor.hauls && actor.holds;
  const [handX, handY] = first.figure.hand;
  const moved: Point = [figure.hand[0] - handX, figure.hand[1] - handY];
  const seen = inLight(canvas, shot, [
    figure.art,
    held && heldProp(canvas, held, first.figure, moved, { near, ...actor.held }),
  ]);
  return [
    !mounted && shadow(canvas, [x, y], { half: halfOf(first), lift, fromAbove: squash < 1 }),
    group(
      [
        waterline === undefined ? seen : aboveWater(canvas, seen, waterline),
        waterline !== undefined && rings(canvas, figure, waterline),
      ],
      { x, y: y - lift, scale: squash === 1 ? scale : [scale, scale * squash] },
    ),
  ];
}

function shadow(
  canvas: Canvas,
  [x, y]: Point,
  { half, lift, fromAbove }: { half: number; lift: number; fromAbove: boolean },
): Art {
  const { light, side } = canvas;
  const strength = lift > 20 ? 0.3 : 0.52;
  const fill = canvas.radial([
    [0, light.shadow, strength],
    [0.55, light.shadow, strength * 0.6],
    [1, light.shadow, 0],
  ]);
  const size = half * (lift > 20 ? 0.95 : 1.25);
  const deep = size * (fromAbove ? 0.3 : 0.16);
  // From above, the feet are in its middle and not at its edge.
  return ellipse(x - side * half * 0.18, y + 3 - (fromAbove ? deep * 0.5 : 0), size, deep, fill);
}

/** Light washes in from its side; the edges darken a little. */
function finish(canvas: Canvas, view: Box): Art {
  const { key, shadow: dark, night } = canvas.light;
  const [from, to] = canvas.side === 1 ? [1, 0] : [0, 1];
  const wash = canvas.linear(
    [
      [0, key, night ? 0.05 : 0.12],
      [1, key, 0],
    ],
    [from, 0.1, to, 0.8],
  );
  const edges = canvas.radial(
    [
      [0, dark, 0],
      [0.62, dark, 0],
      [1, dark, 0.4],
    ],
    [0.5, 0.46, 0.78],
  );
  const { left, top, right, bottom } = view;
  return [rect(0, 0, WIDTH, HEIGHT, wash), rect(left, top, right - left, bottom - top, edges)];
}
