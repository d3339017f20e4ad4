// npm run bench pictures
// What a picture costs: composing, its size, pixels, a story of six scenes, and memory over many.
import { cpus } from 'node:os';
import { gzipSync } from 'node:zlib';
import { drawPicture } from '#engines/illustrator/built-in/compose/picture.ts';
import { rasterize } from '#engines/illustrator/studio/rasterize.ts';
import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { randomScene } from '#engines/illustrator/testing/random-scene.ts';

const WARM_UP = 40;
const COMPOSED = 300;
const RASTERED = 40;
const REMEMBERED = 500;

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const report = (name: string, values: number[], unit: string, goal: string) =>
  console.log(
    `${name.padEnd(28)} p50 ${quantile(values, 0.5).toFixed(1)} ${unit}, p95 ${quantile(values, 0.95).toFixed(1)} ${unit}   (goal: ${goal})`,
  );

console.log(`${cpus().length} cores, Node ${process.versions.node}`);
for (let i = 0; i < WARM_UP; i++) drawPicture({ scene: randomScene(`warm ${i}`), seed: `w${i}` });

const times: number[] = [];
const sizes: number[] = [];
const svgs: string[] = [];
for (let i = 0; i < COMPOSED; i++) {
  const scene = randomScene(`bench ${i}`);
  const started = performance.now();
  const svg = drawPicture({ scene, seed: `bench ${i}` });
  times.push(performance.now() - started);
  sizes.push(gzipSync(svg).length / 1024);
  svgs.push(svg);
}
report('compose + SVG', times, 'ms', 'p50 at most 40 ms');
report('SVG, gzip', sizes, 'KB', 'p50 at most 90 KB');

const cpu: number[] = [];
for (const svg of svgs.slice(0, RASTERED)) {
  const before = process.cpuUsage();
  await rasterize({ svg, format: 'png', width: 1280 });
  const { user, system } = process.cpuUsage(before);
  cpu.push((user + system) / 1000);
}
report('PNG 1280x720, CPU', cpu, 'ms', 'p50 at most 350 ms');

const studio = openStudio();
const story = async (name: string, pixels: boolean) => {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 6 }, async (_, i) => {
      const svg = await studio.draw({ scene: randomScene(`${name} ${i}`), seed: name });
      if (pixels) await studio.rasterize({ svg, format: 'webp', width: 1280 });
    }),
  );
  return performance.now() - started;
};
const stories = async (pixels: boolean) => {
  const durations: number[] = [];
  for (let i = 0; i < 8; i++) durations.push(await story(`story ${i}`, pixels));
  return durations;
};
console.log(
  `first story of a process      ${(await story('first', false)).toFixed(0)} ms for six drawings (workers start)`,
);
report('six scenes as drawings', await stories(false), 'ms', 'at most 2,500 ms');
report('six scenes as WebP too', await stories(true), 'ms', 'at most 2,500 ms');

globalThis.gc?.();
const memory = () => process.memoryUsage.rss() / 1024 / 1024;
const before = memory();
for (let i = 0; i < REMEMBERED; i++) {
  const svg = await studio.draw({ scene: randomScene(`memory ${i}`), seed: `m${i}` });
  if (i % 5 === 0) await studio.rasterize({ svg, format: 'jpg', width: 1280 });
}
globalThis.gc?.();
console.log(
  `memory after ${REMEMBERED} pictures      ${(memory() - before).toFixed(0)} MB more   (goal: at most 100 MB)`,
);
await studio.close();
