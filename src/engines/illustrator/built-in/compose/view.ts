import { hash } from '#domain/random.ts';
import {
  viewsAtLarge,
  type Figure,
  type Place,
  type Pose,
  type Prop,
  type TimeOfDay,
  type Weather,
} from '#domain/picture-world.ts';
import { characterSheet } from '#engines/illustrator/built-in/figures/character-sheet.ts';
import { drawActor } from '#engines/illustrator/built-in/compose/draw-actor.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { weatherBehind, weatherInFront } from '#engines/illustrator/built-in/compose/weather.ts';
import { Canvas, HEIGHT, WIDTH } from '#engines/illustrator/built-in/draw/canvas.ts';
import { clamp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, toSvg, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import { standingProp } from '#engines/illustrator/built-in/props/prop.ts';
import { SETTINGS } from '#engines/illustrator/built-in/settings/settings.ts';
import type { Composition, Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** A place by itself, before any story happens in it. */
export interface ViewOptions {
  place: Place;
  /** Which way to see it: the name of one of the place's compositions. Absent: the seed decides. */
  from?: string;
  time: TimeOfDay;
  weather: Weather;
  seed: string;
  things?: readonly Thing[];
  /** Nearer to a point of the picture. */
  zoom?: { to: Point; by: number };
}

/** A prop or an animal somewhere on the picture. */
export interface Thing {
  show: { prop: Prop } | { figure: Figure; id?: string; pose?: Pose; facing?: 1 | -1 };
  /** It groups no shadow. */
  aloft?: true;
  at: Point;
  /** Against its size beside a child of 420. */
  size: number;
}

export function drawView(options: ViewOptions): string {
  const { place, time, weather, seed, things = [], zoom } = options;
  const canvas = new Canvas({ seed, light: lightOf(time, weather), weather });
  const stage = compositionOf(options)(canvas);
  const body = toSvg(paint(canvas, stage, things, { place, near: zoom !== undefined }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(zoom)}" width="${WIDTH}" height="${HEIGHT}"><defs>${canvas.definitions}</defs>${body}</svg>`;
}

function compositionOf({ place, from, seed }: ViewOptions): Composition {
  const { compositions } = SETTINGS[place];
  const found = from
    ? compositions.find(({ name }) => name === from)
    : compositions[hash(seed) % viewsAtLarge(place).length];
  if (!found) throw new Error(`the ${place} cannot be seen as ${from}`);
  return found;
}

function paint(
  canvas: Canvas,
  stage: Stage,
  things: readonly Thing[],
  { place, near }: { place: Place; near: boolean },
): Art {
  const { indoors, medium } = SETTINGS[place];
  const outside = !indoors && !stage.indoors && medium !== 'water' && medium !== 'space';
  return [
    stage.back,
    outside && weatherBehind(canvas),
    stage.light,
    things.toSorted((a, b) => a.at[1] - b.at[1]).map((thing) => drawThing(canvas, thing, near)),
    stage.over,
    outside && weatherInFront(canvas),
    !near && stage.front,
  ];
}

/** Of a child of 420, whose own space is 300 high. */
const CHILD = 420 / 300;

function drawThing(canvas: Canvas, { show, at, size, aloft }: Thing, near: boolean): Art {
  if ('prop' in show) return standingProp(canvas, show.prop, at, { zoom: size, near });
  const { figure, id = figure, pose = 'stand', facing = 1 } = show;
  const { size: natural, breadth } = FIGURE_DEFINITIONS[figure];
  const { seed, light } = canvas;
  // Nobody wears anything here: these are the animals of the place.
  const {
    scarf: _scarf,
    vest: _vest,
    hat: _hat,
    ...look
  } = characterSheet({ id, figure, gender: 'x', seed });
  const drawn = drawActor(canvas, { id, figure, look, pose, mood: 'happy', facing });
  const scale = CHILD * natural * size;
  const [x, y] = at;
  const shade = canvas.radial([
    [0, light.shadow, 0.45],
    [1, light.shadow, 0],
  ]);
  return [
    !aloft && ellipse(x, y + 2, breadth * scale * 1.2, breadth * scale * 0.2, shade),
    group(drawn.art, { x, y, scale }),
  ];
}

function viewBox(zoom: ViewOptions['zoom']): string {
  if (!zoom) return `0 0 ${WIDTH} ${HEIGHT}`;
  const [width, height] = [WIDTH / zoom.by, HEIGHT / zoom.by];
  const left = clamp(zoom.to[0] - width / 2, 0, WIDTH - width);
  const top = clamp(zoom.to[1] - height / 2, 0, HEIGHT - height);
  return [left, top, width, height].map(n).join(' ');
}
