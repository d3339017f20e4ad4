import type { Illustrator } from '#engines/illustrator/port.ts';

export interface FakeIllustratorOptions {
  name?: string;
  /** Instead of pictures. */
  fail?: Error;
}

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h16v9H0Z" fill="#e8b04c"/></svg>';

/** For tests of what stands around an illustrator: a yellow field for every frame, at once. */
export function createFakeIllustrator({ name = 'fake', fail }: FakeIllustratorOptions = {}): Illustrator {
  return {
    name,
    async draw({ scene, frames }) {
      if (fail) throw fail;
      const data = new TextEncoder().encode(SQUARE);
      const picture = { mediaType: 'image/svg+xml' as const, data, description: scene.description };
      return { painter: name, pictures: Array.from({ length: frames }, () => picture) };
    },
  };
}
