import { hash, seeded, type Random } from '#domain/random.ts';
import { paintUnder, type Light, type Paint } from '#engines/illustrator/built-in/light.ts';
import type { Weather } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { ellipse, type Shape } from '#engines/illustrator/built-in/draw/shapes.ts';

export const WIDTH = 1600;
export const HEIGHT = 900;

export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

export interface CanvasOptions {
  /** The same seed draws the same picture. */
  seed: string;
  light: Light;
  weather: Weather;
  /** 0, 1, 2 of an animation. */
  frame?: number;
  /** The light comes from the upper left (-1), or from the upper right where the place is seen in a mirror. */
  side?: 1 | -1;
  /** Begins every id, so that pictures can stand in one page. */
  prefix?: string;
}

/** What everything in a picture shares: light, chance, the frame, and the gradients defined so far. */
export class Canvas {
  readonly light: Light;
  readonly weather: Weather;
  readonly paint: Paint;
  readonly frame: number;
  readonly side: 1 | -1;
  readonly seed: string;
  readonly #prefix: string;
  readonly #definitions = new Map<string, string>();
  #uniques = 0;

  constructor({ seed, light, weather, frame = 0, side = -1, prefix = 'p' }: CanvasOptions) {
    this.seed = seed;
    this.light = light;
    this.weather = weather;
    this.paint = paintUnder(light);
    this.frame = frame;
    this.side = side;
    this.#prefix = prefix;
  }

  /** A stream of its own for every part, so that adding one part leaves the others as they were. */
  random(part: string): Random {
    return seeded(hash(`${this.seed}/${part}`));
  }

  /** Something that goes to and fro over the frames: -1 to 1, each `phase` its own. */
  sway(phase = 0): number {
    return Math.sin((this.frame / 3) * Math.PI * 2 + phase);
  }

  /** Across the shape's own box: left to right unless told, `[x1, y1, x2, y2]` in shares. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly number[] = [0, 0, 0, 1]): string {
    return this.#define('linearGradient', `x1="${f(x1)}" y1="${f(y1)}" x2="${f(x2)}" y2="${f(y2)}"`, stops);
  }

  /** The same between two points of the picture. */
  linearAt(stops: readonly Stop[], [x1, y1, x2, y2]: readonly number[]): string {
    const where = `x1="${f(x1)}" y1="${f(y1)}" x2="${f(x2)}" y2="${f(y2)}" gradientUnits="userSpaceOnUse"`;
    return this.#define('linearGradient', where, stops);
  }

  radial(stops: readonly Stop[], [cx, cy, r]: readonly number[] = [0.5, 0.5, 0.5]): string {
    return this.#define('radialGradient', `cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}"`, stops);
  }

  radialAt(stops: readonly Stop[], [cx, cy, r]: readonly number[]): string {
    const where = `cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}" gradientUnits="userSpaceOnUse"`;
    return this.#define('radialGradient', where, stops);
  }

  clip(d: string): string {
    return this.#keep((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** Soft light without a filter. */
  glow(cx: number, cy: number, rx: number, ry: number, colour: Colour, strength = 0.8): Shape {
    const fill = this.radial([
      [0, colour, strength],
      [0.35, colour, strength * 0.45],
      [0.7, colour, strength * 0.12],
      [1, colour, 0],
    ]);
    return ellipse(cx, cy, rx, ry, fill, { airy: true });
  }

  /** The beginning of new ids for what brings its own definitions. */
  unique(): string {
    return `${this.#prefix}u${(this.#uniques++).toString(36)}`;
  }

  /** Whether nothing is seen through a colour, or through a gradient that was defined here. */
  isSolid(paint: string): boolean {
    const [, id] = /^url\(#(.+)\)$/.exec(paint) ?? [];
    if (!id) return true;
    const definition = [...this.#definitions.values()].find((each) => each.includes(`id="${id}"`));
    return definition !== undefined && !definition.includes('stop-opacity');
  }

  get definitions(): string {
    return [...this.#definitions.values()].join('');
  }

  /** Those alone that need no paint. */
  get clips(): string {
    return [...this.#definitions.values()].filter((each) => each.startsWith('<clipPath')).join('');
  }

  #define(element: string, where: string, stops: readonly Stop[]): string {
    const marks = stops
      .map(([offset, colour, opacity]) => {
        const see = opacity === undefined ? '' : ` stop-opacity="${f(opacity)}"`;
        return `<stop offset="${f(offset)}" stop-color="${colour}"${see}/>`;
      })
      .join('');
    return this.#keep((id) => `<${element} id="${id}" ${where}>${marks}</${element}>`);
  }

  /** The same definition is written once. */
  #keep(write: (id: string) => string): string {
    const key = write('');
    const known = this.#definitions.get(key);
    const id = known ? known.slice(known.indexOf('id="') + 4).split('"')[0] : undefined;
    if (id) return `url(#${id})`;
    const fresh = `${this.#prefix}${this.#definitions.size.toString(36)}`;
    this.#definitions.set(key, write(fresh));
    return `url(#${fresh})`;
  }
}

const f = (value = 0) => Math.round(value * 1000) / 1000;
