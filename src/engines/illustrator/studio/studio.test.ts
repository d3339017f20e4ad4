import { afterAll, expect, test } from 'vitest';
import { openStudio } from '#engines/illustrator/studio/studio.ts';

const deaths: string[] = [];
const studio = openStudio({ children: 1, onDeath: ({ message }) => deaths.push(message) });
afterAll(() => studio.close());

const svg = (x: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="1600" height="1600"><g opacity="0.5"><rect x="${x}" y="10" width="50" height="50" fill="red"/><rect x="${x + 2000}" y="10" width="50" height="50" fill="blue"/></g></svg>`;
const pixels = (drawing: string) => studio.rasterize({ svg: drawing, format: 'png', width: 1280 });

test('what is seen through and far outside of the view ends no process, as it did another rasteriser’s [TR-01]', async () => {
  expect((await pixels(svg(30_000))).length).toBeGreaterThan(100);
  expect(deaths).toEqual([]);
});

test('what is no drawing is refused, and the next picture is drawn [TR-01]', async () => {
  await expect(pixels('<svg')).rejects.toThrow(/no size/);
  await expect(pixels('<svg viewBox="0 0 10 10"><g></svg>')).rejects.toThrow(/XML/);
  expect((await pixels(svg(10))).length).toBeGreaterThan(100);
});

test('everybody of a scene is drawn on one sheet [PI-12]', { timeout: 60_000 }, async () => {
  const characters = [
    { id: 'mia', name: 'Mia', figure: 'child', gender: 'f', aid: 'wheelchair' },
    { id: 'finn', name: 'Finn', figure: 'fox', gender: 'm' },
  ] as const;
  const both = await studio.drawCastSheet({ scene: { characters }, seed: 'a story' });
  const one = await studio.drawCastSheet({ scene: { characters: characters.slice(0, 1) }, seed: 'a story' });
  const widthOf = (sheet: string) => Number(/viewBox="0 0 ([\d.]+)/.exec(sheet)?.[1]);
  expect(widthOf(both)).toBeGreaterThan(widthOf(one) + 100);
});
