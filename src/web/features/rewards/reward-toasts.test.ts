import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import type { Earned } from '#contract/rewards.ts';
import english from '#content/languages/en/interface.json' with { type: 'json' };
import { rewardToasts } from '#web/features/rewards/reward-toasts.ts';
import { createI18n } from '#web/i18n/create-i18n.ts';
import { formats } from '#web/i18n/formats.ts';

const messages = Object.entries(english).map(([id, text]) => [id, compileMessageOrThrow(text)]);
const i18n = createI18n('en', Object.fromEntries(messages));
const toastsFor = (...earned: Earned[]) =>
  rewardToasts(earned, (id, values) => i18n._(id, values), formats('en'));

const firstPage: Earned = { kind: 'achievement', id: 'first-page', name: 'First Page', emoji: '📄' };
const seeker: Earned = { kind: 'achievement', id: 'adventure-seeker', name: 'Adventure Seeker', emoji: '🗺️' };
const ember: Earned = { kind: 'character', id: 'ember', name: 'Ember', emoji: '🐉', rarity: 'legendary' };
const waffles: Earned = { kind: 'character', id: 'waffles', name: 'Waffles', emoji: '🐶', rarity: 'common' };

test('an achievement is told by its name for five seconds [AC-02]', () => {
  expect(toastsFor(firstPage)).toEqual([
    {
      title: 'Achievement Unlocked!',
      description: 'You earned: First Page',
      durationMs: 5000,
      look: 'success',
    },
  ]);
});

test('a milestone is told with its days for five seconds [DB-04]', () => {
  expect(toastsFor({ kind: 'streak', id: 'streak-14', days: 14 })).toMatchObject([
    {
      title: 'Streak Milestone!',
      description: "Amazing! You've reached a 14-day reading streak!",
      durationMs: 5000,
    },
  ]);
});

test('a character is told for four seconds [DB-05]', () => {
  expect(toastsFor(ember)).toMatchObject([
    { title: 'Character Unlocked!', description: 'Ember has joined your collection.', durationMs: 4000 },
  ]);
});

test('many rewards of a kind make one message [AC-02, DB-05]', () => {
  expect(toastsFor(firstPage, ember, seeker, waffles).map(({ description }) => description)).toEqual([
    'You earned: First Page and Adventure Seeker',
    'Ember and Waffles have joined your collection.',
  ]);
  expect(toastsFor()).toEqual([]);
});
