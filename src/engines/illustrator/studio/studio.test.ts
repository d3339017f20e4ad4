import { afterAll, expect, test } from 'vitest';
import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { WorkerDiedError } from '#workers/errors.ts';

const deaths: string[] = [];
const studio = openStudio({ children: 1, onDeath: ({ message }) => deaths.push(message) });
afterAll(() => studio.close());

const svg = (x: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="1600" height="1600"><g opacity="0.5"><rect x="${x}" y="10" width="50" height="50" fill="red"/><rect x="${x + 2000}" y="10" width="50" height="50" fill="blue"/></g></svg>`;
const pixels = (x: number) => studio.rasterize({ svg: svg(x), format: 'png', width: 1280 });

test('what the rasteriser dies of is refused, and the next picture is drawn [TR-01]', async () => {
  expect((await pixels(10)).length).toBeGreaterThan(100);
  // Something half seen through, drawn far outside of the view, makes the rasteriser abort its whole process.
  await expect(pixels(30_000)).rejects.toThrow(WorkerDiedError);
  expect(deaths).toEqual([expect.stringContaining('SIG'), expect.stringContaining('SIG')]);
  expect((await pixels(10)).length).toBeGreaterThan(100);
});
