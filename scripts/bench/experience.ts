// npm run bench experience
// A 500-word library story with nothing configured: seconds until it can be played, and until the natural voice reads it.
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { LibraryStory, StoryCard } from '#contract/library.ts';
import type { Multimedia, MultimediaAnswer } from '#contract/multimedia.ts';
import { countWords } from '#domain/text/words.ts';
import { startProduct } from './product-process.ts';

const PORT = 3187;
const WORDS = 500;
const GOAL_S = 15;
const LONGEST_S = 3600;

const product = await startProduct(PORT, { PRERENDER: 'false', LOG_LEVEL: 'warn' });
const read = async <Body>(path: string) => (await (await fetch(product.url + path)).json()) as Body;

async function storyOfLength(words: number): Promise<LibraryStory> {
  const { stories: cards } = await read<{ stories: StoryCard[] }>('/api/library/stories?age=6-8');
  const stories: LibraryStory[] = [];
  for (const { slug } of cards)
    stories.push((await read<{ story: LibraryStory }>(`/api/library/stories/${slug}`)).story);
  const distance = ({ content }: LibraryStory) => Math.abs(countWords(content) - words);
  return stories.reduce((best, story) => (distance(story) < distance(best) ? story : best));
}

async function secondsUntil(
  storyId: string,
  started: number,
  isSo: (multimedia: Multimedia) => boolean,
): Promise<{ seconds: number; multimedia: Multimedia }> {
  for (;;) {
    const { multimedia, progress } = await read<MultimediaAnswer>(`/api/stories/${storyId}/multimedia`);
    const seconds = (performance.now() - started) / 1000;
    if (multimedia && isSo(multimedia)) return { seconds, multimedia };
    if (progress.state === 'failed' || seconds > LONGEST_S) throw new Error(progress.error ?? 'too slow');
    await delay(100);
  }
}

try {
  const story = await storyOfLength(WORDS);
  console.log(`${cpus().length} cores, Node ${process.versions.node}`);
  console.log(`“${story.title}”, ${countWords(story.content)} words, nothing configured`);
  const started = performance.now();
  await fetch(`${product.url}/api/stories/${story.id}/multimedia`, { method: 'POST' });
  const first = await secondsUntil(story.id, started, () => true);
  await fetch(product.url + (first.multimedia.audioUrl ?? ''));
  const { voiceQuality, totalScenes, audioDuration, improving } = first.multimedia;
  console.log(
    `playable after ${first.seconds.toFixed(1)} s (goal: at most ${GOAL_S} s): ${totalScenes} scenes, ${audioDuration?.toFixed(0)} s of sound in the ${voiceQuality} voice`,
  );
  if (improving) {
    const better = await secondsUntil(story.id, started, (multimedia) => !multimedia.improving);
    console.log(
      `the ${better.multimedia.voiceQuality} voice is there after ${better.seconds.toFixed(1)} s: ${better.multimedia.audioDuration?.toFixed(0)} s of sound`,
    );
  } else {
    console.log('no better voice is installed');
  }
} finally {
  await product.stop();
}
