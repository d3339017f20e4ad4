import type { Prop } from '#domain/picture-world.ts';
import { calm, mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { group, markup, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import glyphs from '#engines/illustrator/built-in/props/glyphs.json' with { type: 'json' };
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

interface Emoji {
  /** A name in Microsoft's Fluent emoji. */
  glyph: string;
  /** Where its drawing ends below, on a square of 32, if not close to the edge. */
  base?: number;
  /** The drawing shows the left half, which ends at the right of its square. */
  halved?: true;
}

/** Things that have no drawing of our own yet. */
export const EMOJI: Partial<Record<Prop, Emoji>> = {
  honey: { glyph: 'honey-pot' },
  cheese: { glyph: 'cheese-wedge' },
  bone: { glyph: 'bone' },
  seedling: { glyph: 'seedling' },
  plant: { glyph: 'potted-plant' },
  cactus: { glyph: 'cactus' },
  moon: { glyph: 'crescent-moon' },
  snowflake: { glyph: 'snowflake' },
  fire: { glyph: 'fire' },
  camera: { glyph: 'camera' },
  clock: { glyph: 'alarm-clock' },
  hourglass: { glyph: 'hourglass-not-done' },
  compass: { glyph: 'compass' },
  letter: { glyph: 'love-letter', base: 26.4 },
  scroll: { glyph: 'scroll' },
  bottle: { glyph: 'bottle-with-popping-cork' },
  cup: { glyph: 'hot-beverage' },
  spoon: { glyph: 'spoon' },
  bowl: { glyph: 'bowl-with-spoon' },
  bed: { glyph: 'bed' },
  chair: { glyph: 'chair' },
  ladder: { glyph: 'ladder' },
  sled: { glyph: 'sled' },
  tent: { glyph: 'tent' },
  torch: { glyph: 'flashlight' },
  thread: { glyph: 'thread' },
  yarn: { glyph: 'yarn' },
  mirror: { glyph: 'mirror' },
  broom: { glyph: 'broom' },
  skateboard: { glyph: 'skateboard' },
  scooter: { glyph: 'kick-scooter' },
  anchor: { glyph: 'anchor' },
  coconut: { glyph: 'coconut' },
  pineapple: { glyph: 'pineapple' },
  melon: { glyph: 'watermelon' },
  strawberry: { glyph: 'strawberry' },
  grapes: { glyph: 'grapes' },
  banana: { glyph: 'banana' },
  lemon: { glyph: 'lemon' },
  mango: { glyph: 'mango' },
  pear: { glyph: 'pear' },
  pancakes: { glyph: 'pancakes' },
  cupcake: { glyph: 'cupcake' },
  lollipop: { glyph: 'lollipop' },
  'rice-ball': { glyph: 'rice-ball' },
  dumpling: { glyph: 'dumpling' },
  soup: { glyph: 'steaming-bowl' },
  milk: { glyph: 'glass-of-milk' },
  juice: { glyph: 'cup-with-straw' },
  trophy: { glyph: 'trophy' },
  flag: { glyph: 'triangular-flag' },
  die: { glyph: 'game-die' },
  accordion: { glyph: 'accordion' },
  flute: { glyph: 'flute' },
  radio: { glyph: 'radio' },
  microscope: { glyph: 'microscope' },
  'test-tube': { glyph: 'test-tube' },
  magnet: { glyph: 'magnet' },
  planet: { glyph: 'ringed-planet' },
  clover: { glyph: 'four-leaf-clover' },
  parcel: { glyph: 'package' },
  glasses: { glyph: 'glasses', base: 21.4 },
  gloves: { glyph: 'gloves' },
  coat: { glyph: 'coat' },
  'fishing-rod': { glyph: 'fishing-pole' },
  tomato: { glyph: 'tomato' },
  potato: { glyph: 'potato' },
  'light-bulb': { glyph: 'light-bulb' },
  toolbox: { glyph: 'toolbox' },
  'soap-bubbles': { glyph: 'bubbles' },
  rainbow: { glyph: 'rainbow', halved: true },
};

/** The emoji are made on a square of this size. */
const GRID = 32;
/** Where most of them end below: these stand on the ground with it. */
const BASE = 30.7;
const LOUDEST = 0.145;
/** Where the left half of a drawing ends. */
const SEAM = 30;

export function emojiArt(prop: Prop): PropArt {
  return { draw: (brush) => draw(brush, prop), width: 100, height: 96, grip: [0, -30] };
}

/** Its colours calmed and put under the scene's light, so that it belongs. */
function draw({ canvas, of }: PropBrush, prop: Prop): Art {
  const { glyph = '', base = BASE, halved } = EMOJI[prop] ?? {};
  const prefix = canvas.unique();
  const relit = (colour: string) => of(mix(calm(colour as Colour, LOUDEST), '#f3d9b0', 0.1));
  const { [glyph]: found = '' } = glyphs as Record<string, string>;
  const svg = found
    .replaceAll(/#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/g, relit)
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`);
  const whole = halved ? bothHalves(markup(svg, GRID, GRID)) : markup(svg, GRID, GRID);
  const scale = 100 / GRID;
  return group(whole, { x: -50, y: -base * scale, scale });
}

function bothHalves(left: Art): Art {
  const both = [left, group(left, { x: 2 * SEAM, scale: [-1, 1] })];
  return group(both, { x: GRID / 2 - SEAM / 2, y: GRID / 2, scale: 0.5 });
}
