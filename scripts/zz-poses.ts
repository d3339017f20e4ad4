import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { ACTIONS, EMOTIONS } from '#domain/scene-direction.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { group, rect, ellipse, toSvg } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import { drawFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { characterSheet } from '#engines/illustrator/built-in/figures/character-sheet.ts';
import { FIGURES } from '#domain/picture-world.ts';
const mode = process.argv[2] ?? 'poses';
const canvas = new Canvas({ seed: 's', light: lightOf('day', 'clear'), weather: 'clear' });
const cells: unknown[] = [];
const cols = 10, W = 230, H = 270;
const items: { figure: any; pose: any; mood: any; id: string; facing?: 1 | -1; aid?: any; gaze?: any }[] =
  mode === 'poses'
    ? ACTIONS.map((pose, i) => ({ figure: i % 4 === 3 ? 'adult' : i % 7 === 5 ? 'elder' : 'child', pose, mood: EMOTIONS[i % EMOTIONS.length], id: `k${i}`, facing: i % 3 === 2 ? -1 : 1 }))
    : mode === 'faces'
      ? EMOTIONS.flatMap((mood, i) => ['child', 'elder'].map((figure) => ({ figure, pose: 'stand', mood, id: `f${i}` })))
      : mode === 'aids'
        ? ['wheelchair', 'walker', 'cane', 'crutches'].flatMap((kind) => ['stand', 'run', 'point', 'read', 'cheer'].flatMap((pose, i) => [{ figure: i % 2 ? 'child' : i % 3 ? 'elder' : 'adult', pose, mood: 'happy', id: kind + i, aid: { kind, colour: '#d2584c' }, facing: i % 2 ? -1 : 1 }]))
        : FIGURES.slice(0, 26).flatMap((figure, i) => [{ figure, pose: 'stand', mood: 'happy', id: 'q' + i }, { figure, pose: 'sit', mood: 'happy', id: 'q' + i }]);
items.forEach((item, i) => {
  const look = { ...characterSheet({ id: item.id, figure: item.figure, gender: i % 2 ? 'f' : 'm', seed: 'z' }), ...(item.aid && { aid: item.aid }) };
  const drawn = drawFigure(canvas, { id: item.id, figure: item.figure, look, pose: item.pose, mood: item.mood, facing: item.facing ?? 1, ...(item.pose === 'read' && { holds: 'book' as const }), ...(item.pose === 'drink' && { holds: 'teapot' as const }) });
  const [x, y] = [(i % cols) * W + W / 2, Math.floor(i / cols) * H + H - 28];
  cells.push(rect(x - W / 2 + 3, y - H + 31, W - 6, H - 6, ['#dbe7cf', '#e7dfd0', '#d5e3ea', '#ecd9d0'][i % 4]!, { corner: 8 }), ellipse(x, y, 70, 12, '#ffffff', { opacity: 0.5 }), group(drawn.art as never, { x, y: y - drawn.lift * 0.6, scale: 0.62 }));
});
const rows = Math.ceil(items.length / cols);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cols * W} ${rows * H}" width="${cols * W}" height="${rows * H}"><defs>${canvas.definitions}</defs>${toSvg(cells as never)}</svg>`;
if (/NaN|undefined|Infinity/.test(svg)) console.log('BAD', /.{80}(NaN|undefined|Infinity).{20}/.exec(svg)?.[0]);
writeFileSync(`/tmp/sheets/${mode}-new.png`, new Resvg(svg, { fitTo: { mode: 'width', value: 2000 } }).render().asPng());
