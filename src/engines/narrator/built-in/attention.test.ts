import { expect, test } from 'vitest';
import { createAttention } from '#engines/narrator/built-in/attention.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import type { Narrator } from '#engines/narrator/port.ts';

const signal = new AbortController().signal;
const wish = (text: string) => ({ text, language: 'en' as const, speed: 1 });

/** Says nothing before it is let. */
function slow(said: string[]) {
  const lets: (() => void)[] = [];
  const voice = createFakeNarrator();
  const narrator: Narrator = {
    name: 'slow',
    async *speak(request, gone) {
      for await (const sentence of voice.speak(request, gone)) {
        said.push(`begins ${sentence.text}`);
        await new Promise<void>((resolve) => lets.push(resolve));
        yield sentence;
      }
    },
  };
  const go = async () => {
    lets.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { narrator, go };
}

async function hear(narrator: Narrator, text: string, gone = signal) {
  for await (const sentence of narrator.speak(wish(text), gone)) void sentence;
}

test('what is read ahead waits between two sentences for whoever listens, and goes on after them [VO-09]', async () => {
  const said: string[] = [];
  const { narrator, go } = slow(said);
  const attention = createAttention();
  const ahead = hear(attention.toNobodyYet(narrator), 'Ahead one. Ahead two.');
  await go();
  const listening = hear(attention.toListeners(narrator), 'Now one. Now two.');
  for (let i = 0; i < 5; i++) await go();
  await Promise.all([ahead, listening]);
  expect(said).toEqual(['begins Ahead one.', 'begins Now one.', 'begins Ahead two.', 'begins Now two.']);
});

test('two who are read ahead to take turns, and one who leaves keeps nobody waiting [VO-09]', async () => {
  const said: string[] = [];
  const { narrator, go } = slow(said);
  const attention = createAttention();
  const leaving = new AbortController();
  const first = hear(attention.toNobodyYet(narrator), 'One a. One b. One c.', leaving.signal);
  const second = hear(attention.toNobodyYet(narrator), 'Two a. Two b.');
  const left = first.catch((error: Error) => error.name);
  for (let i = 0; i < 3; i++) await go();
  leaving.abort();
  for (let i = 0; i < 5; i++) await go();
  expect(await left).toBe('AbortError');
  await second;
  expect(said).toEqual(['begins One a.', 'begins Two a.', 'begins One b.', 'begins Two b.']);
});
