import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import type { Narrator } from '#engines/narrator/port.ts';
import { DatabaseAwayError } from '#server/db/database-away.ts';
import { restsWhenSilent } from '#engines/narrator/providers/rested.ts';
import { firstHeard, spoken } from '#server/features/narration/speak.ts';
import { narratorsFor, type VoiceService } from '#server/features/narration/voice-services.ts';
import { createLog } from '#server/log.ts';

const log = createLog({ level: 'silent' });
const { signal } = new AbortController();

test.each(['…', '🦊', '🦊🦊 … !', '—', '\u200d'])(
  'what nobody could say is refused in words, in every language: %o',
  (text) => {
    for (const language of LANGUAGE_CODES) {
      const asked = () => spoken(text, language, COMMON, { speed: 1 });
      expect(asked).toThrow(expect.objectContaining({ status: 422, code: 'nothing_to_say' }));
    }
  },
);

test('a voice whose words cannot be kept just now says so itself [OP-02]', async () => {
  const away = new DatabaseAwayError();
  const request = { text: 'The fox slept.', language: 'en', speed: 1 } as const;
  const heard = firstHeard([createFakeNarrator({ fail: away })], request, signal, log);
  await expect(heard).rejects.toBe(away);
});

test('three services that say nothing cost no more patience than one, and then rest [OP-03]', async () => {
  const asked: string[] = [];
  const silentService = (name: VoiceService['name']): VoiceService => {
    const rested = restsWhenSilent({ patienceMs: 200 });
    const narrator: Narrator = {
      name,
      async *speak(_, during) {
        asked.push(name);
        await new Promise((_resolve, reject) =>
          during.addEventListener('abort', () => reject(during.reason as Error)),
        );
        yield* [];
      },
    };
    return { name, answers: 'generate-speech', narratorFor: () => rested(narrator) };
  };
  const services = (['elevenLabs', 'openai', 'huggingFace'] as const).map(silentService);
  const request = { text: 'The fox slept.', language: 'en', speed: 1 } as const;
  const hear = async () => {
    const began = performance.now();
    const theirs = narratorsFor('generate-speech', services, request, 200);
    const { provider } = await firstHeard([...theirs, createFakeNarrator()], request, signal, log);
    return { provider, ms: performance.now() - began };
  };
  for (let i = 0; i < 3; i++) {
    const { provider, ms } = await hear();
    expect(provider).toBe('fake');
    expect(ms).toBeLessThan(2 * 200);
  }
  expect(asked).toEqual(['elevenLabs', 'elevenLabs', 'elevenLabs']);
  await hear();
  expect(asked.at(-1)).toBe('openai');
});

const COMMON = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, []])) as never;
