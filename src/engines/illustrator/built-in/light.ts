import type { TimeOfDay, Weather } from '#domain/picture-world.ts';
import { lightness, mix, tone, under, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';

/** The light of a scene. Every colour passes through it; that is what makes one picture of many parts. */
export interface Light {
  /** From the zenith to the horizon. */
  sky: readonly [Colour, Colour, Colour, Colour];
  /** What distance fades into. */
  haze: Colour;
  /** On lit edges. */
  key: Colour;
  /** On everything. */
  ambient: readonly [number, number, number];
  shadow: Colour;
  glow: Colour;
  /** Of the sun or the moon, as shares of the picture. */
  sun: readonly [number, number];
  night: boolean;
  /** Lamps and windows are lit. */
  lamps: boolean;
  cloud: Colour;
  cloudShade: Colour;
  /** 0 a clear sky, 1 all grey. */
  overcast: number;
}

const CLEAR: Record<TimeOfDay, Omit<Light, 'overcast'>> = {
  morning: {
    sky: ['#8fcbe0', '#bfe3e0', '#f3efd3', '#ffdcb4'],
    haze: '#f3e6cd',
    key: '#fff1cf',
    ambient: [1, 0.98, 0.94],
    shadow: '#5f7596',
    glow: '#fff0c4',
    sun: [0.25, 0.34],
    night: false,
    lamps: false,
    cloud: '#fffaf0',
    cloudShade: '#f3d9c8',
  },
  day: {
    sky: ['#5fb4e0', '#93d2ec', '#c9ebee', '#eef7e6'],
    haze: '#d3ebe6',
    key: '#fffbe8',
    ambient: [1, 1, 1],
    shadow: '#4f6f96',
    glow: '#fffbe0',
    sun: [0.22, 0.2],
    night: false,
    lamps: false,
    cloud: '#ffffff',
    cloudShade: '#cfe3ee',
  },
  sunset: {
    sky: ['#56508f', '#a8618f', '#ee8a78', '#ffc98a'],
    haze: '#f0a582',
    key: '#ffdf9e',
    ambient: [1, 0.86, 0.78],
    shadow: '#5d3f6e',
    glow: '#ffd890',
    sun: [0.3, 0.5],
    night: false,
    lamps: true,
    cloud: '#ffc4a3',
    cloudShade: '#c9748c',
  },
  night: {
    sky: ['#131a45', '#22306b', '#3d5590', '#7190b5'],
    haze: '#4a6a9c',
    key: '#cfe0ff',
    ambient: [0.56, 0.64, 0.9],
    shadow: '#0c1436',
    glow: '#dfe9ff',
    sun: [0.24, 0.22],
    night: true,
    lamps: true,
    cloud: '#5b76a8',
    cloudShade: '#3c5488',
  },
};

const OVERCAST: Record<Weather, number> = {
  clear: 0,
  cloudy: 0.3,
  fog: 0.4,
  snow: 0.35,
  rain: 0.6,
  storm: 0.8,
};

export function lightOf(time: TimeOfDay, weather: Weather): Light {
  const clear = CLEAR[time];
  const overcast = OVERCAST[weather];
  const grey: Colour = clear.night ? '#2b3858' : '#b4c2cc';
  const dimmer = weather === 'storm' ? 0.86 : 1 - overcast * 0.06;
  const [r, g, b] = clear.ambient;
  return {
    ...clear,
    overcast,
    sky: clear.sky.map((colour) => mix(colour, grey, overcast * 0.9)) as unknown as Light['sky'],
    haze: mix(clear.haze, grey, overcast * 0.6),
    cloud: mix(clear.cloud, grey, overcast * 0.5),
    cloudShade: mix(clear.cloudShade, tone(grey, -0.14), overcast * 0.7),
    ambient: [r * dimmer, g * dimmer, b * Math.min(1, dimmer + 0.04)],
    lamps: clear.lamps || weather === 'storm',
  };
}

/** Local colours under the light of the scene. */
export interface Paint {
  light: Light;
  /** `depth` 0 is near, 1 at the horizon, where all fades into haze. */
  of(colour: Colour, depth?: number): Colour;
  /** Its lit side. */
  lit(colour: Colour, share?: number): Colour;
  /** Its shadow side, never lighter than the colour itself: dark hair and skin would turn grey. */
  shaded(colour: Colour, share?: number): Colour;
}

/** `spare` (0 to 1) keeps that much of the light's tint away, as for the actors at night. */
export function paintUnder(light: Light, spare = 0): Paint {
  const [r, g, b] = light.ambient;
  const ambient = [r + (1 - r) * spare, g + (1 - g) * spare, b + (1 - b) * spare] as const;
  const of = (colour: Colour, depth = 0) => {
    const near = under(colour, ambient);
    return depth ? mix(near, light.haze, depth) : near;
  };
  return {
    light,
    of,
    lit: (colour, share = 0.35) => mix(of(colour), light.key, share),
    shaded(colour, share = 0.35) {
      const base = of(colour);
      const shade = mix(base, light.shadow, share);
      return lightness(shade) > lightness(base) * 0.97
        ? mix(tone(base, -0.1 * share), light.shadow, share * 0.12)
        : shade;
    },
  };
}
