// npm run bench social-cards
// How long a social card takes that nobody asked for before.
import { startProduct } from './product-process.ts';

const PORT = 3189;
const CARDS = 80;
const TITLES = [
  'The fox who counted the stars',
  'Das Geheimnis der leisen Treppe',
  'El faro que no quería dormir',
  'Le hérisson et la valise rouge',
  'तारों को गिनने वाली लोमड़ी',
  'நட்சத்திரங்களை எண்ணிய நரி',
  '数星星的小狐狸',
  '星をかぞえたきつね',
  'Räven som räknade stjärnorna',
  'तारे मोजणारा कोल्हा',
];

const product = await startProduct(PORT, {
  LOG_LEVEL: 'warn',
  NATURAL_VOICE: 'off',
  RATE_LIMIT_FACTOR: '100',
});
const times: number[] = [];
for (let i = 0; i < CARDS; i++) {
  const title = `${TITLES[i % TITLES.length]} ${i}`;
  const started = performance.now();
  const answer = await fetch(`${product.url}/api/og-image?${new URLSearchParams({ title })}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The card answered ${answer.status}`);
  times.push(performance.now() - started);
}
const sorted = times.toSorted((a, b) => a - b).map((ms) => Math.round(ms));
const at = (share: number) => sorted[Math.floor(CARDS * share)];
await product.stop();
console.log(`social cards, ${CARDS} new titles in ten languages: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
