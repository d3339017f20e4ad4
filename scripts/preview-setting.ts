// node scripts/preview-setting.ts FILE EXPORT [--times morning,night] [--weathers clear] [--seeds a,b] [--out DIR]
// Draws every composition of one setting with stand-ins for the cast, into one contact sheet, and says what it cost.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { TimeOfDay, Weather } from '#domain/picture-world.ts';
import { Canvas, HEIGHT, WIDTH } from '#engines/illustrator/built-in/draw/canvas.ts';
import { circle, ellipse, rect, toSvg, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import type { Setting } from '#engines/illustrator/built-in/settings/stage.ts';
import { rasterize } from '#engines/illustrator/studio/rasterize.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: 'day,night' },
    weathers: { type: 'string', default: 'clear' },
    seeds: { type: 'string', default: 'a' },
    out: { type: 'string', default: '/tmp/preview' },
    bare: { type: 'boolean', default: false },
    big: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const [file = '', name = ''] = positionals;
const setting = ((await import(resolve(file))) as Record<string, Setting>)[name];
if (!setting) throw new Error(`${file} exports no ${name}`);
mkdirSync(values.out, { recursive: true });
const tiles: Buffer[] = [];
const size = values.big ? 1280 : 640;
for (const seed of values.seeds.split(','))
  for (const time of values.times.split(',') as TimeOfDay[])
    for (const weather of values.weathers.split(',') as Weather[])
      for (const [i, composition] of setting.compositions.entries()) {
        if (values.only && Number(values.only) !== i) continue;
        const started = performance.now();
        const canvas = new Canvas({ seed, light: lightOf(time, weather), weather, prefix: 'p' });
        const stage = composition(canvas);
        const cast: Art = values.bare
          ? undefined
          : [620, 800, 980].map((x, k) => {
              const y =
                [stage.ground.near, stage.ground.far, (stage.ground.near + stage.ground.far) / 2][k] ?? 800;
              return [
                ellipse(x, y, 90, 16, canvas.light.shadow, { opacity: 0.4 }),
                rect(x - 55, y - 230, 110, 230, canvas.paint.of('#d97a5c'), { corner: 50 }),
                circle(x, y - 300, 92, canvas.paint.of('#f2c39b')),
              ];
            });
        const obstacles = (stage.obstacles ?? []).map((box) =>
          rect(box.left, box.top, box.right - box.left, box.bottom - box.top, 'none', {
            stroke: '#ff00ff',
            width: 3,
          }),
        );
        const body = toSvg([
          stage.back,
          stage.light,
          cast,
          stage.over,
          stage.front,
          !values.bare && obstacles,
        ]);
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${canvas.definitions}</defs>${body}</svg>`;
        const ms = performance.now() - started;
        if (/NaN|undefined|Infinity/.test(svg)) console.log('!! NaN or undefined in the picture');
        console.log(
          `${name} ${i} ${time} ${weather} ${seed}: ${ms.toFixed(0)} ms, ${(svg.length / 1024).toFixed(0)} KB, gzip ${(gzipSync(svg).length / 1024).toFixed(0)} KB`,
        );
        tiles.push(await rasterize({ svg, format: 'png', width: size }));
      }
const columns = values.big ? 1 : setting.compositions.length;
const rows = Math.ceil(tiles.length / columns);
const height = (size * 9) / 16;
const sheet = sharp({
  create: { width: columns * size, height: rows * height, channels: 3, background: '#ffffff' },
}).composite(
  tiles.map((input, i) => ({ input, left: (i % columns) * size, top: Math.floor(i / columns) * height })),
);
const out = join(values.out, `${name}.png`);
writeFileSync(out, await sheet.png().toBuffer());
console.log(out);
