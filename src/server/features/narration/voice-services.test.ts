import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import { SpeechError, type Narrator, type SpeechRequest } from '#engines/narrator/port.ts';
import { firstHeard } from '#server/features/narration/speak.ts';
import { narratorsFor, type VoiceService } from '#server/features/narration/voice-services.ts';
import { createLog } from '#server/log.ts';

const log = createLog({ level: 'silent' });
const heard: [string, SpeechRequest][] = [];

function narrator(name: string, hoarse = false): Narrator {
  const fake = createFakeNarrator();
  return {
    name,
    speak(request, signal) {
      heard.push([name, request]);
      if (hoarse) throw new SpeechError('failed', 'hoarse');
      return fake.speak(request, signal);
    },
  };
}

test('services of a function are asked in their order, and only the first by its own voices', async () => {
  const services: VoiceService[] = [
    { name: 'elevenLabs', answers: 'generate-speech', narratorFor: () => narrator('first', true) },
    { name: 'openai', answers: 'generate-openai-speech', narratorFor: () => narrator('elsewhere') },
    { name: 'huggingFace', answers: 'generate-speech', narratorFor: () => undefined },
    { name: 'openai', answers: 'generate-speech', narratorFor: () => narrator('second') },
  ];
  const request: SpeechRequest = { text: 'Hello.', language: 'en', speed: 1, voice: 'Sarah', model: 'm' };
  const readers = [...narratorsFor('generate-speech', services, request, 15_000), narrator('built-in')];
  const answer = await firstHeard(readers, request, new AbortController().signal, log);
  expect(answer.provider).toBe('second');
  expect(heard).toEqual([
    ['first', { ...request, heardLater: true }],
    ['second', { text: 'Hello.', language: 'en', speed: 1, heardLater: true }],
  ]);
});

const SAID = {
  offset: 0,
  text: 'Hello.',
  audio: Uint8Array.of(1),
  mediaType: 'audio/mpeg',
  words: [],
  estimated: true,
} as const;

/** Says so many seconds of sound, each time after so long, until nobody listens any more. */
function slowService(everyMs: number, seconds: number, times: number) {
  let said = 0;
  const speaker: Narrator = {
    name: 'slow',
    async *speak(_request, signal) {
      for (; said < times; said++) {
        await sleep(everyMs, undefined, { signal }).catch(() => signal.throwIfAborted());
        yield { ...SAID, words: [], duration: seconds };
      }
    },
  };
  const services: VoiceService[] = [
    { name: 'openai', answers: 'generate-speech', narratorFor: () => speaker },
  ];
  return { services, said: () => said };
}

const wish: SpeechRequest = { text: 'Hello.', language: 'en', speed: 1 };

test('a service that has begun and lets wait for each word is given up, and the next voice reads [OP-03]', async () => {
  const { services, said } = slowService(60, 0.001, 1_000);
  const readers = [...narratorsFor('generate-speech', services, wish, 300), narrator('built-in')];
  const answer = await firstHeard(readers, wish, new AbortController().signal, log);
  expect(answer.provider).toBe('built-in');
  expect(said()).toBeGreaterThan(0);
  // All its waits together, and not each of them, had three tenths of a second.
  expect(said()).toBeLessThan(8);
});

test('a service that is ahead of who listens is heard to the end, however long the text is', async () => {
  const { services, said } = slowService(20, 10, 40);
  const readers = [...narratorsFor('generate-speech', services, wish, 400), narrator('built-in')];
  const answer = await firstHeard(readers, wish, new AbortController().signal, log);
  expect([answer.provider, said()]).toEqual(['slow', 40]);
});
