// npm run bench shared-book
// What grandma waits for: from the address to the cover of a shared book with its picture, and to its first page, on a slow phone.
import { randomUUID } from 'node:crypto';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { startProduct } from './product-process.ts';
import { PHONE, slowDown } from './slow-phone.ts';

const PORT = 3196;
const ROUNDS = 7;
const GOAL_MS = 2500;
const LINE = 'The lantern was cold and small, and nobody in the harbour knew whose it was. ';
const TEXT = Array.from({ length: 24 }, (_, i) => `${i + 1}. ${LINE.repeat(3).trim()}`).join('\n\n');
const SCENES = 6;

interface Drawn {
  scenes: { image_url: string; description: string; offset: number }[];
}

/** A book with six pictures on somebody's shelf, and the address that opens it. */
async function share(url: string): Promise<string> {
  let headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const send = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const credentials = { email: 'shared@example.org', password: 'seven quiet owls' };
  const { access_token } = await send<{ access_token: string }>('/auth/v1/signup', credentials);
  headers = { ...headers, Authorization: `Bearer ${access_token}` };
  const beats = Array.from({ length: SCENES }, (_, i) => TEXT.indexOf(`${i * 4 + 1}. `));
  const { scenes } = await send<Drawn>('/functions/v1/generate-story-visuals', {
    storyContent: TEXT,
    beats,
    targetScenes: SCENES,
    forBook: true,
  });
  const [id, item] = [randomUUID(), { id: 'forest', name: 'Forest' }];
  await send('/api/my-stories', {
    id,
    title: 'The Lantern',
    ageGroup: '6-8',
    language: 'en',
    choices: { setting: item, theme: item, characters: [] },
    segments: [{ id: 's', text: TEXT }],
    media: {
      pictures: scenes.map(({ image_url, description, offset }) => ({ url: image_url, description, offset })),
    },
  });
  const wish = { storyId: id, life: 'never', agreed: true };
  const { key } = await send<{ key: string }>('/api/book-links', wish);
  return `${url}/shared#${key}`;
}

/** Somebody who was never here before and has answered how old they are. */
async function visit(browser: Browser, address: string) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('coppa_age_verified', 'over13'));
  const page = await context.newPage();
  await slowDown(page);
  const began = performance.now();
  const since = () => performance.now() - began;
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'The Lantern' }).waitFor();
  const cover = since();
  await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('main img');
    return picture !== null && picture.complete && picture.naturalWidth > 0;
  });
  const pictured = since();
  const way = page.getByRole('button', { name: 'I’ll read' });
  await way.waitFor();
  const ready = since();
  await way.click();
  await page.getByRole('dialog').getByText(LINE.trim()).first().waitFor();
  const read = since();
  await context.close();
  return { cover, pictured, ready, opened: read - ready, page: read };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const product = await startProduct(PORT, { LOG_LEVEL: 'warn', NATURAL_VOICE: 'off' });
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
try {
  const address = await share(product.url);
  // The first draws the picture in its other formats.
  const first = await visit(browser, address);
  const rounds: Awaited<ReturnType<typeof visit>>[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await visit(browser, address));
  const told = (what: keyof typeof first) =>
    `first ${first[what].toFixed(0)} ms, then p50 ${median(rounds.map((round) => round[what])).toFixed(0)} ms`;
  console.log(`cover with its title: ${told('cover')} (goal: ${GOAL_MS})`);
  console.log(`and its picture:      ${told('pictured')}`);
  console.log(`and its two buttons:  ${told('ready')}`);
  console.log(`first page, pressed:  ${told('opened')}`);
  console.log(`address to the page, pressed as soon as may be:  ${told('page')} (goal: ${GOAL_MS})`);
} finally {
  await browser.close();
  await product.stop();
}
