// node scripts/preview-cast.ts child,fox [--poses stand,wave] [--moods happy] [--time day] [--frames 1] [--size .62] [--out DIR] [--boxes]
// A sheet of figures: a row for each pose (or mood), a column for each figure.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure, Mood, Pose, TimeOfDay } from '#domain/picture-world.ts';
import { characterSheet } from '#engines/illustrator/built-in/figures/character-sheet.ts';
import { drawFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, rect, toSvg, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import { rasterize } from '#engines/illustrator/studio/rasterize.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    poses: { type: 'string', default: 'stand,wave' },
    moods: { type: 'string', default: 'happy' },
    time: { type: 'string', default: 'day' },
    frames: { type: 'string', default: '1' },
    ids: { type: 'string', default: 'a' },
    size: { type: 'string', default: '0.62' },
    out: { type: 'string', default: '/tmp/preview' },
    boxes: { type: 'boolean', default: false },
    bubble: { type: 'boolean', default: false },
    left: { type: 'boolean', default: false },
  },
});
const known = Object.keys(FIGURE_DEFINITIONS) as Figure[];
const figures = positionals[0] ? (positionals[0].split(',') as Figure[]) : known;
const rows = values.poses
  .split(',')
  .flatMap((pose) =>
    values.moods
      .split(',')
      .flatMap((mood) =>
        values.ids
          .split(',')
          .flatMap((id) =>
            Array.from({ length: Number(values.frames) }, (_, frame) => ({ pose, mood, id, frame })),
          ),
      ),
  );
const scale = Number(values.size);
const [cellW, cellH] = [360 * scale, 460 * scale];
const [width, height] = [cellW * figures.length, cellH * rows.length];
const box = ({ left, top, right, bottom }: Box, colour: string): Art =>
  rect(left, top, right - left, bottom - top, 'none', { stroke: colour, width: 2 });
const light = lightOf(values.time as TimeOfDay, 'clear');
let definitions = '';
const art = rows.map(({ pose, mood, id, frame }, row) => {
  const canvas = new Canvas({ seed: 'sheet', light, weather: 'clear', frame, prefix: `r${row}` });
  const cells = figures.map((figure, column) => {
    const look = characterSheet({ id, figure, gender: 'x', seed: 'sheet' });
    const size = FIGURE_DEFINITIONS[figure].size * look.build;
    const drawn = drawFigure(canvas, {
      id,
      figure,
      look,
      pose: pose as Pose,
      mood: mood as Mood,
      facing: values.left ? -1 : 1,
      bubble: values.bubble,
    });
    const boxes = values.boxes && [
      box(drawn.bounds, '#ff00ff'),
      box(drawn.face, '#00aa00'),
      circle(drawn.hand[0], drawn.hand[1], 6, '#ff0000'),
    ];
    return group(
      [
        line('M-120 0H120', '#00000022', 2),
        group([drawn.art, boxes], { y: -drawn.lift, scale: Math.min(size, 1.3) }),
      ],
      {
        x: (column + 0.5) * cellW,
        y: (row + 0.93) * cellH,
        scale,
      },
    );
  });
  const svg = toSvg(cells);
  definitions += canvas.definitions;
  return svg;
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions}</defs>${toSvg(rect(0, 0, width, height, light.night ? '#3d5590' : '#e4ead2'))}${art.join('')}</svg>`;
const bad = /NaN|undefined|Infinity/.exec(svg);
if (bad) console.log(`!! ${bad[0]}: …${svg.slice(Math.max(0, bad.index - 200), bad.index + 40)}`);
mkdirSync(values.out, { recursive: true });
const file = join(values.out, 'cast.png');
writeFileSync(file, await rasterize({ svg, format: 'png', width: Math.round(width) }));
console.log(
  `${figures.length} figures, ${(svg.length / 1024 / figures.length / rows.length).toFixed(1)} KB each: ${file}`,
);
