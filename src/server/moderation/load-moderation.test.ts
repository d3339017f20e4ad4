import { expect, test } from 'vitest';
import { createModeration } from '#domain/moderation/moderation.ts';
import { CONTENT } from '#server/content/folder.ts';
import { LEXICONS, loadLexicons, readLexicon } from '#server/moderation/load-moderation.ts';

test('every language of the product has a lexicon, and those that are quoted share one [TR-07]', () => {
  expect(Object.keys(loadLexicons(CONTENT)).toSorted()).toEqual(LEXICONS.toSorted());
});

test('a file may leave lists out', () => {
  expect(readLexicon('xx.yaml', 'sexual: [word]\nslur:\n')).toMatchObject({ sexual: ['word'], slur: [] });
  expect(readLexicon('xx.yaml', '')).toMatchObject({ innocent: [] });
});

test.each([
  ['violent: [x]', /xx\.yaml: .*violent/],
  ['sexual: [1488]', /xx\.yaml: sexual\.0 is no text/],
  ['sexual: [on, "  "]', /xx\.yaml: sexual\.1 is empty/],
  ['insult: ["wo(rd"]', /xx: insult: "wo\(rd" opens a bracket/],
  ['insult: ["*ab*"]', /xx: insult: "\*ab\*" would be found in too many words/],
  ['insult: ["two *words*"]', /xx: insult: .*asterisk/],
  ['insult: ["!!!"]', /xx: insult: "!!!" holds no letter/],
  ['names: ["a|b"]', /xx: names: "a\|b" has a/],
])('what cannot be understood is told with file and entry: %s', (yaml, message) => {
  expect(() => createModeration({ xx: readLexicon('xx.yaml', yaml) })).toThrow(message);
});

test('all of them are ready in a moment, and a story is read in another [TR-07]', () => {
  const lexicons = loadLexicons(CONTENT);
  const cpuMs = (work: () => void) => {
    const started = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  let moderation = createModeration(lexicons);
  // The best of some: others work on this machine, too.
  const compiling = Array.from({ length: 4 }, () => cpuMs(() => (moderation = createModeration(lexicons))));
  expect(Math.min(...compiling)).toBeLessThan(1500);
  const story = 'The fox, “Mila”, went over the hill; she found a key under an old oak. '.repeat(71);
  expect(story.length).toBeGreaterThanOrEqual(5000);
  const reading = Array.from({ length: 30 }, () => cpuMs(() => moderation.check(story)));
  expect(Math.min(...reading)).toBeLessThan(20);
});
