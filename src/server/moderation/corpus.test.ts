import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { moderation } from '#server/moderation/safe-text.ts';
import { corpus, ownTexts } from '#tests/support/moderation.ts';

const LEAST = { hostile: 150, innocent: 300 };
const BAR = { hostile: 0.97, innocent: 0.99 };

describe.each(LANGUAGE_CODES)('%s', (language) => {
  test('there is enough to measure by [TR-07]', () => {
    expect(corpus(language, 'hostile').length).toBeGreaterThanOrEqual(LEAST.hostile);
    expect(corpus(language, 'innocent').length).toBeGreaterThanOrEqual(LEAST.innocent);
  });

  test('of what is hostile hardly anything passes, and what is innocent does [TR-07]', () => {
    for (const kind of ['hostile', 'innocent'] as const) {
      const inputs = corpus(language, kind);
      const wrong = inputs.filter(
        ({ text }) => moderation().check(text, { language }).clean !== (kind === 'innocent'),
      );
      const share = 1 - wrong.length / Math.max(inputs.length, 1);
      expect(share, wrong.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(BAR[kind]);
    }
  });
});

test(
  'nothing that we wrote ourselves is refused, in whatever story it may stand [TR-07] [ST-05]',
  { timeout: 120_000 },
  () => {
    const refused = ownTexts().flatMap(({ file, language, text }) =>
      moderation()
        .check(text, { language })
        .findings.map((finding) => `${file}: ${finding.category} “${finding.text}”`),
    );
    expect(refused).toEqual([]);
  },
);
