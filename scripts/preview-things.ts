// node scripts/preview-things.ts sofa,lamp [--time day] [--near] [--out DIR]
// A sheet of things as they stand beside a child, so that scale and style are seen at once.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROPS, type Prop, type TimeOfDay } from '#domain/picture-world.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { group, line, rect, toSvg } from '#engines/illustrator/built-in/draw/shapes.ts';
import { characterSheet } from '#engines/illustrator/built-in/figures/character-sheet.ts';
import { drawFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import { standingProp } from '#engines/illustrator/built-in/props/prop.ts';
import { rasterize } from '#engines/illustrator/studio/rasterize.ts';

const COLUMNS = 6;
const [CELL, HIGH] = [330, 330];
/** Of a child on a picture where things are as large as they say. */
const CHILD = 420 / 300;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    time: { type: 'string', default: 'day' },
    near: { type: 'boolean', default: false },
    out: { type: 'string', default: '/tmp/preview' },
  },
});
const things = positionals[0] ? (positionals[0].split(',') as Prop[]) : PROPS;
const light = lightOf(values.time as TimeOfDay, 'clear');
const canvas = new Canvas({ seed: 'things', light, weather: 'clear' });
const look = characterSheet({ id: 'a', figure: 'child', gender: 'x', seed: 'sheet' });
const child = drawFigure(canvas, { id: 'a', figure: 'child', look, pose: 'stand', mood: 'calm', facing: 1 });

/** At half its size, and what is small once more as from near. */
const cells = things.map((prop, i) => {
  const zoom = 100 / PROP_DEFINITIONS[prop].size;
  return group(
    [
      line(`M0 0H${CELL}`, '#00000018', 2),
      group(child.art, { x: 40, scale: CHILD * 0.5 }),
      group(standingProp(canvas, prop, [0, 0], { near: values.near }), { x: 150, scale: 0.5 }),
      group(standingProp(canvas, prop, [0, 0], { near: true, zoom: zoom * 1.2 }), { x: 260 }),
    ],
    { x: (i % COLUMNS) * CELL, y: Math.floor(i / COLUMNS) * HIGH + HIGH - 40 },
  );
});
const [width, height] = [COLUMNS * CELL, Math.ceil(things.length / COLUMNS) * HIGH];
const ground = rect(0, 0, width, height, light.night ? '#3d5590' : '#e4ead2');
const art = toSvg([ground, cells]);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${canvas.definitions}</defs>${art}</svg>`;
mkdirSync(values.out, { recursive: true });
const file = join(values.out, 'things.png');
writeFileSync(file, await rasterize({ svg, format: 'png', width }));
console.log(file);
