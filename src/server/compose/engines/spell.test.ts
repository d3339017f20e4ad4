import { expect, test } from 'vitest';
import { spell } from '#server/compose/engines/spell.ts';

const HEADING = 'どの絵が先かな？　順番に番号を書こう。';

test.each([
  ['3-5', 'どのえがさきかな？　じゅんばんにばんごうをかこう。'],
  ['6-8', 'どの絵が先かな？　じゅんばんにばんごうを書こう。'],
  ['9-12', HEADING],
] as const)('a heading for %s is in signs that they have learnt: %s [CL-06]', async (ageGroup, spelled) => {
  expect(await spell(HEADING, { language: 'ja', ageGroup })).toBe(spelled);
});

test('Chinese has no other spelling', async () => {
  expect(await spell('名字', { language: 'zh', ageGroup: '3-5' })).toBe('名字');
});
