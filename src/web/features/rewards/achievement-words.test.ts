import { expect, test } from 'vitest';
import achievements from '#content/achievements.json' with { type: 'json' };
import english from '#content/languages/en/interface.json' with { type: 'json' };
import { achievementWords } from '#web/features/rewards/achievement-words.ts';

const texts: Record<string, string> = english;
const t = (id: string) => texts[id] ?? id;

test.each(achievements.map((each) => [each.slug, each] as const))(
  'the page calls %s what the server calls it [AC-01]',
  (slug, { name, description }) => {
    expect(achievementWords({ id: slug, name: '', description: '' }, t)).toEqual({ name, description });
  },
);

test('one that the page does not know goes by its own name [AC-01]', () => {
  const unknown = { id: 'brand-new', name: 'Brand New', description: 'Just added.' };
  expect(achievementWords(unknown, t)).toEqual({ name: 'Brand New', description: 'Just added.' });
});
