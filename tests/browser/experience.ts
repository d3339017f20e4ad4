import type { APIRequestContext, Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { expect, open } from './fixtures.ts';

const PARAGRAPHS = [
  'A small fox sat in the garden.',
  'The rain began to fall on the roses.',
  'So the fox ran into the kitchen of the queen.',
  'There they had soup, and both were happy.',
];

/** A short story of the library that nobody else in these tests touches. */
export function newStory() {
  return inDatabase((make) => make.story({ category: 'Fairy Tales', content: PARAGRAPHS.join('\n\n') }));
}

type MadeStory = Awaited<ReturnType<typeof makeStory>>;
let made: Promise<MadeStory> | undefined;

/** A story whose scenes and sound are made, by the product itself. One per worker: whoever watches it leaves no trace. */
export function madeStory(request: APIRequestContext): Promise<MadeStory> {
  made ??= makeStory(request).catch((error: unknown) => {
    made = undefined; // the next one tries again
    throw error;
  });
  return made;
}

async function makeStory(request: APIRequestContext) {
  const story = await newStory();
  const path = `/api/stories/${story.id}/multimedia`;
  expect((await request.post(path)).status()).toBe(202);
  await expect
    .poll(async () => ((await (await request.get(path)).json()) as MadeAnswer).progress.state, {
      timeout: 45_000,
    })
    .toBe('done');
  const { multimedia } = (await (await request.get(path)).json()) as MadeAnswer;
  return { story, multimedia: multimedia as NonNullable<typeof multimedia>, paragraphs: PARAGRAPHS };
}

interface MadeAnswer {
  progress: { state: string };
  multimedia: {
    audioUrl: string;
    audioDuration: number;
    scenes: { description: string; caption?: string; starts_at: number; image_url: string }[];
    words: { offset: number; length: number; start: number }[];
  } | null;
}

/** The parts of the player, as a person finds them. */
export async function openPlayer(page: Page, storyId: string) {
  await open(page, `/story-experience/${storyId}`);
  const stage = page.getByRole('region', { name: 'Scenes' });
  // Only a page that is alive knows whether its scenes may fill the screen.
  await expect(stage.getByRole('button', { name: 'Full screen' })).toBeVisible();
  return {
    stage,
    picture: stage.getByRole('img'),
    previous: stage.getByRole('button', { name: 'Previous scene' }),
    next: stage.getByRole('button', { name: 'Next scene' }),
    play: stage.getByRole('button', { name: 'Play the narration' }),
    pause: stage.getByRole('button', { name: 'Pause the narration' }),
    scene: (number: number, of: number) => stage.getByText(`Scene ${number} of ${of}`, { exact: true }),
    time: () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime),
    seek: (seconds: number) =>
      page.locator('audio').evaluate((audio: HTMLAudioElement, to) => {
        audio.currentTime = to;
      }, seconds),
    spoken: () => page.evaluate(() => [...(CSS.highlights.get('spoken-word') ?? [])].map(String).join('')),
  };
}
