// Colours are mixed in OKLab, where halfway between two paints looks like halfway.

export type Colour = `#${string}`;
/** And no gradient. */
export const isColour = (paint: string): paint is Colour => paint.startsWith('#');

type Triple = readonly [number, number, number];

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * Math.max(0, c) ** (1 / 2.4) - 0.055);
const clamp = (value: number) => Math.min(1, Math.max(0, value));

function channels(colour: Colour): Triple {
  const digits = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1);
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function fromChannels([r, g, b]: Triple): Colour {
  const byte = (value: number) => Math.round(clamp(value) * 255);
  return `#${((1 << 24) | (byte(r) << 16) | (byte(g) << 8) | byte(b)).toString(16).slice(1)}`;
}

function toLab(colour: Colour): Triple {
  const [r, g, b] = channels(colour).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([L, a, b]: Triple): Colour {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return fromChannels([
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

/** `share` 0 is the first colour, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const a = toLab(first);
  const b = toLab(second);
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share;
  return fromLab([at(0), at(1), at(2)]);
}

/** Lighter by `lightness` (-1 to 1), stronger by the factor `strength`, its hue turned by degrees. */
export function tone(colour: Colour, lightness: number, strength = 1, turn = 0): Colour {
  const [L, a, b] = toLab(colour);
  const hue = Math.atan2(b, a) + (turn * Math.PI) / 180;
  const chroma = Math.hypot(a, b) * strength;
  return fromLab([clamp(L + lightness), chroma * Math.cos(hue), chroma * Math.sin(hue)]);
}

/** As coloured light falls on paint. */
export function under(colour: Colour, light: Triple): Colour {
  const [r, g, b] = channels(colour);
  return fromChannels([r * light[0], g * light[1], b * light[2]]);
}

/** No stronger than `most`: keeps loud colours in the family of the others. */
export function calm(colour: Colour, most: number): Colour {
  const [L, a, b] = toLab(colour);
  const chroma = Math.hypot(a, b);
  return chroma <= most ? colour : fromLab([L, (a / chroma) * most, (b / chroma) * most]);
}

/** How far apart two colours are to the eye: 0 the same, 1 black and white. */
export function difference(first: Colour, second: Colour): number {
  const a = toLab(first);
  const b = toLab(second);
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** 0 black, 1 white, as the eye sees it. */
export function lightness(colour: Colour): number {
  return toLab(colour)[0];
}

/** Of a paint of middling light. */
const MIDDLING = 0.68;

/** A paint in another hue, as light or dark against it as it was against the others. Ink stays ink. */
export function inHue(colour: Colour, hue: Colour): Colour {
  const [L] = toLab(colour);
  const [light, a, b] = toLab(hue);
  return L < 0.36 ? colour : fromLab([clamp(light + (L - MIDDLING) * 0.7), a, b]);
}
