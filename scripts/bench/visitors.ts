import { randomUUID } from 'node:crypto';
import { framesIn, SPOKEN_FRAMES } from '#contract/spoken-frames.ts';

/** What a crowd does to the product, over loopback; whoever is told that there is too much to do says so. */
export interface Visitor {
  tell: () => Promise<Outcome>;
  listen: (words: string) => Promise<Heard>;
  /** A new story, its six pictures, and all of it read aloud. Of other numbers other heroes go elsewhere. */
  whole: (number?: number) => Promise<Heard & { story: string }>;
  /** The address of a new picture. */
  draw: (prompt: string) => Promise<string>;
  pdf: (storyId: string) => Promise<Outcome>;
  keep: (text: string) => Promise<string>;
}

export interface Outcome {
  status: number;
  ms: number;
  retryAfter: string | null;
}

export interface Heard extends Outcome {
  seconds: number;
  /** Until the first sentence could be heard. */
  firstMs: number;
  /** So long there was silence where the next sentence should have been. */
  stalledMs: number;
}

const CHOICES = {
  language: 'en',
  ageGroup: '6-8',
  setting: { id: 'enchanted-forest', name: 'Enchanted Forest', emoji: '🌲', description: '' },
  theme: { id: 'kindness', name: 'Kindness', emoji: '💛', description: '' },
  characters: [{ id: 'fox', name: 'Fox', emoji: '🦊', description: '' }],
};

const SETTINGS = ['enchanted-forest', 'beach', 'castle-on-the-hill', 'farm', 'garden', 'park', 'school'];
const THEMES = ['kindness', 'friendship', 'adventure', 'magic', 'mystery'];
const HEROES = [
  'ember',
  'amara',
  'waffles',
  'rivet',
  'mateo',
  'luma',
  'tuffet',
  'ingrid',
  'cog',
  'miso',
  'stomp',
];

/** 385 wishes, before the first one comes again. */
function choicesOf(number: number) {
  const one = (of: readonly string[]) => {
    const id = of[number % of.length] ?? '';
    return { id, name: id, emoji: '', description: '' };
  };
  if (number === 0) return CHOICES;
  return { ...CHOICES, setting: one(SETTINGS), theme: one(THEMES), characters: [one(HEROES)] };
}

export async function arrive(url: string): Promise<Visitor> {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signedUp = await post('/auth/v1/signup', {
    email: `${randomUUID()}@example.org`,
    password: 'seven red boats',
  });
  const { access_token: token } = (await signedUp.json()) as { access_token?: string };
  if (!token) throw new Error(`nobody could sign up: ${signedUp.status}`);
  const asUser = { Authorization: `Bearer ${token}` };
  const outcome = async (asked: Promise<Response>): Promise<Outcome> => {
    const began = performance.now();
    const answer = await asked;
    await answer.arrayBuffer();
    return {
      status: answer.status,
      ms: performance.now() - began,
      retryAfter: answer.headers.get('Retry-After'),
    };
  };
  const listen = (words: string) =>
    hear(
      post(
        '/functions/v1/generate-speech',
        { text: words, characterId: 'storyteller', language: 'en', quality: 'quick' },
        { ...asUser, Accept: SPOKEN_FRAMES },
      ),
    );
  return {
    async whole(number = 0) {
      const told = await post('/functions/v1/generate-story', choicesOf(number), asUser);
      const { story } = (await told.json()) as { story?: string };
      if (!story) throw new Error(`no story: ${told.status}`);
      const wish = { storyContent: story, storyId: randomUUID(), targetScenes: 6, language: 'en' };
      const drawn = await post('/functions/v1/generate-story-visuals', wish, asUser);
      await drawn.arrayBuffer();
      if (!drawn.ok) throw new Error(`no pictures: ${drawn.status}`);
      return { ...(await listen(story)), story };
    },
    tell: () => outcome(post('/functions/v1/generate-story', CHOICES, asUser)),
    listen,
    async draw(prompt) {
      const answer = await post('/functions/v1/generate-gemini-images', { prompt }, asUser);
      const { images } = (await answer.json()) as { images?: { url: string }[] };
      const [image] = images ?? [];
      if (!image) throw new Error(`no picture: ${answer.status}`);
      return image.url;
    },
    async keep(text) {
      const id = randomUUID();
      const answer = await post('/api/my-stories', { ...KEPT, id, segments: [{ id: 'one', text }] }, asUser);
      if (!answer.ok) throw new Error(`no story was kept: ${answer.status} ${await answer.text()}`);
      return id;
    },
    pdf: (storyId) => outcome(fetch(`${url}/api/my-stories/${storyId}/book.pdf`, { headers: asUser })),
  };
}

const KEPT = {
  title: 'The lamp in the window',
  language: 'en',
  ageGroup: '6-8',
  choices: { setting: { name: 'Forest' }, theme: { name: 'Friendship' }, characters: [{ name: 'Fox' }] },
};

/** As a player does: the sound runs from the first sentence on, and stands still where the next one is late. */
async function hear(asked: Promise<Response>): Promise<Heard> {
  const began = performance.now();
  const answer = await asked;
  const retryAfter = answer.headers.get('Retry-After');
  const heard = { status: answer.status, retryAfter, ms: 0, seconds: 0, firstMs: 0, stalledMs: 0 };
  if (answer.status !== 200 || !answer.body) {
    await answer.arrayBuffer();
    return { ...heard, ms: performance.now() - began };
  }
  let playedOutAt = Infinity;
  for await (const { head } of framesIn(answer.body)) {
    const now = performance.now();
    if ('end' in head) {
      if (head.end === 'error') heard.status = 599;
      break;
    }
    if (playedOutAt === Infinity) {
      heard.firstMs = now - began;
      playedOutAt = now;
    }
    if (now > playedOutAt) {
      heard.stalledMs += now - playedOutAt;
      playedOutAt = now;
    }
    playedOutAt += head.duration * 1000;
    heard.seconds += head.duration;
  }
  return { ...heard, ms: performance.now() - began };
}
