import { afterEach, expect, test, vi } from 'vitest';
import english from '#content/languages/en/interface.json' with { type: 'json' };
import { drawPicture, reasonOf } from '#web/features/illustrations/draw-picture.ts';
import { pictureWish } from '#web/features/illustrations/picture-wish.ts';
import { toldStory } from '#web/features/illustrations/testing/told-story.ts';

const HERO = pictureWish('hero', toldStory(), 1);
const SCENE = pictureWish('scene', toldStory(), 1);
const FRAME = { url: '/pictures/0123.svg', description: 'Mia in the forest.' };

function serve(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<
    (path: string, init: { method: string; body: string; signal: AbortSignal }) => Promise<Response>
  >(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const draw = (wish: typeof HERO) => drawPicture(wish, new AbortController().signal);

test('a picture comes with its words and its painter', async () => {
  const fetch = serve(() => Response.json({ images: [FRAME], painter: 'built-in' }));
  expect(await draw(HERO)).toEqual({ frames: [FRAME], painter: 'built-in' });
  expect(fetch.mock.calls[0]).toEqual([
    '/functions/v1/generate-gemini-images',
    expect.objectContaining({ method: 'POST', body: JSON.stringify(HERO) }),
  ]);
});

const refuses = () => Response.json({ error: 'no', code: 'picture_failed' }, { status: 500 });
const nothing = () => Response.json({ images: [], painter: 'built-in' });
const useless = () => Response.json({ images: [{ url: '' }, null, 'x'] });
const garbled = () => new Response('<html>');
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['a picture that was refused', HERO, refuses, 'Failed to generate image'],
  ['an empty answer', HERO, nothing, 'No image returned from API'],
  ['an answer without an address', HERO, useless, 'No image returned from API'],
  ['an animation that was refused', SCENE, refuses, 'Failed to generate animation'],
  ['an animation without frames', SCENE, nothing, 'No images returned from API'],
  ['an answer of something else', SCENE, () => Response.json(null), 'No images returned from API'],
  ['a page instead of an answer', SCENE, garbled, 'Unknown error occurred'],
  ['no network', HERO, offline, 'Unknown error occurred'],
])('%s is said in the documented words [IL-05]', async (_, wish, answer, words) => {
  serve(answer);
  const error: unknown = await draw(wish).catch((reason: unknown) => reason);
  expect(english[`illustrations.failed.${reasonOf(error, wish)}`]).toBe(words);
});

test('what nobody waits for is not asked for', async () => {
  const fetch = serve(() => Response.json({ images: [FRAME] }));
  const controller = new AbortController();
  const drawing = drawPicture(HERO, controller.signal).catch(() => undefined);
  controller.abort();
  await drawing;
  expect(fetch.mock.calls[0]?.[1].signal.aborted).toBe(true);
});
