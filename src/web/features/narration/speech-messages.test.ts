import { expect, test } from 'vitest';
import english from '#content/languages/en/interface.json' with { type: 'json' };
import { backupMessage, speechMessage } from '#web/features/narration/speech-messages.ts';
import type { MessageId } from '#web/i18n/messages.ts';

const t = (id: MessageId) => english[id];

test('the notices have the documented words [VO-04]', () => {
  expect(backupMessage('openai', t)).toEqual({
    title: 'Using Backup Voice',
    description: 'Using OpenAI TTS for faster response.',
  });
  expect(backupMessage('hugging_face', t)).toEqual({
    title: 'Using Backup Voice',
    description: 'Using Hugging Face TTS as backup.',
  });
});

test.each([
  ['failed', 'Failed to generate speech. Please try again.'],
  ['unavailable', 'All TTS services are currently unavailable. Please try again later.'],
  ['playback', 'Failed to play audio'],
] as const)('%s has the documented words [VO-05]', (kind, text) => {
  expect(speechMessage(kind, t)).toBe(text);
});

test.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [590, 10],
])('whoever has to wait %i s is told when: in %i minutes [VO-05]', (waitS, minutes) => {
  const told: unknown[] = [];
  const note = (...said: unknown[]) => {
    told.push(said);
    return '';
  };
  speechMessage('wait', note, waitS);
  expect(told).toEqual([['speech.error.wait', { minutes }]]);
});
