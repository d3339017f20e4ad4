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
    ['first', request],
    ['second', { text: 'Hello.', language: 'en', speed: 1 }],
  ]);
});
