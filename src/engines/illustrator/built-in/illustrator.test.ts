import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createBuiltInIllustrator } from '#engines/illustrator/built-in/illustrator.ts';
import { createFakeIllustrator } from '#engines/illustrator/fake.ts';
import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { illustratorContract, pictureRequest } from '#engines/illustrator/testing/contract.ts';

const studio = openStudio({ children: 1 });
afterAll(() => studio.close());
const illustrator = createBuiltInIllustrator({ studio });

illustratorContract('the built-in illustrator', () => illustrator);
illustratorContract('the fake', () => createFakeIllustrator());

const svgOf = async () => {
  const { pictures } = await illustrator.draw(pictureRequest, new AbortController().signal);
  return new TextDecoder().decode(pictures[0]?.data);
};

test('who is described in other words does not move [PI-13]', async () => {
  const drawn = async (description: string) => {
    const scene = { ...pictureRequest.scene, moment: 'So they found it.', description };
    const { pictures } = await illustrator.draw({ ...pictureRequest, scene }, new AbortController().signal);
    return pictures[0];
  };
  const [one, other] = [await drawn('A fox finds a key.'), await drawn('Ein Fuchs findet einen Schlüssel.')];
  expect(one?.data).toEqual(other?.data);
  expect(other?.description).toBe('Ein Fuchs findet einen Schlüssel.');
});

test('a picture is small enough to travel', async () => {
  expect(gzipSync(await svgOf()).length).toBeLessThan(140 * 1024);
});

test.each([
  ['png', '89504e47'],
  ['jpg', 'ffd8ff'],
  ['webp', '52494646'],
] as const)('it becomes %s in a thread of the studio', async (format, signature) => {
  const bytes = await studio.rasterize({ svg: await svgOf(), format, width: 320 });
  expect(Buffer.from(bytes).toString('hex')).toMatch(new RegExp(`^${signature}`));
});

test('pixels of somebody else become another format', async () => {
  const image = await studio.rasterize({ svg: await svgOf(), format: 'png', width: 640 });
  const smaller = await studio.convert({ image, format: 'webp', width: 320 });
  expect(smaller.length).toBeLessThan(image.length);
});

test('what is no drawing is an error, and the studio goes on', async () => {
  await expect(studio.rasterize({ svg: '<p>', format: 'png', width: 320 })).rejects.toThrow(/no size/);
  expect(await svgOf()).toContain('<svg');
});
