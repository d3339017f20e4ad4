import { describe, expect, test } from 'vitest';
import type { Illustrator, PictureRequest } from '#engines/illustrator/port.ts';

export const pictureRequest: PictureRequest = {
  scene: {
    description: 'A fox and a girl find a key in the forest.',
    place: 'forest',
    time: 'day',
    weather: 'clear',
    mood: 'happy',
    characters: [
      { id: 'finn', name: 'Finn', figure: 'fox', gender: 'm', pose: 'point' },
      { id: 'mia', name: 'Mia', figure: 'child', gender: 'f', skinTone: 3 },
    ],
    props: ['key'],
  },
  style: 'illustration',
  frames: 1,
  seed: 'a story',
  language: 'en',
};

/** What everybody who draws must do; each adapter runs it. */
export function illustratorContract(name: string, illustrator: () => Illustrator): void {
  const draw = (more: Partial<PictureRequest> = {}) =>
    illustrator().draw({ ...pictureRequest, ...more }, new AbortController().signal);

  describe(`${name} draws as illustrators do`, () => {
    test('a scene becomes one picture that tells what it shows', async () => {
      const { painter, pictures } = await draw();
      expect(painter).toBe(illustrator().name);
      expect(pictures).toHaveLength(1);
      expect(pictures[0]?.description).toBe(pictureRequest.scene.description);
      expect(pictures[0]?.mediaType).toMatch(/^image\/(svg\+xml|png|jpeg|webp)$/);
      expect(pictures[0]?.data.length).toBeGreaterThan(50);
    });

    test('an animation becomes as many pictures as it has frames', async () => {
      const { pictures } = await draw({ style: 'animation', frames: 3 });
      expect(pictures).toHaveLength(3);
    });

    test('an empty stage is drawn too', async () => {
      const { pictures } = await draw({ scene: { ...pictureRequest.scene, characters: [], props: [] } });
      expect(pictures[0]?.data.length).toBeGreaterThan(50);
    });
  });
}
