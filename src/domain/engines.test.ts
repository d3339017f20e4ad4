import { expect, test } from 'vitest';
import { engineName } from '#domain/engines.ts';

test.each([
  ['elevenlabs', 'ElevenLabs'],
  ['openai', 'OpenAI'],
  ['hugging-face', 'Hugging Face'],
  ['gpt-image-1', 'gpt-image-1'],
])('%s is called %s [NV-07]', (engine, name) => {
  expect(engineName(engine)).toBe(name);
});
