import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import { DatabaseAwayError } from '#server/db/database-away.ts';
import { firstHeard, spoken } from '#server/features/narration/speak.ts';
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

const COMMON = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, []])) as never;
