import { expect, test } from 'vitest';
import { fileName } from '#domain/file-name.ts';

test.each([
  ['Mia and the Quiet Dragon', 'Mia and the Quiet Dragon.pdf'],
  ['L’été d’Éloïse', 'L’été d’Éloïse.pdf'],
  ['चाँद की क्षमा', 'चाँद की क्षमा.pdf'],
  ['நிலாவின் பொம்மை', 'நிலாவின் பொம்மை.pdf'],
  ['月とうさぎ', '月とうさぎ.pdf'],
  ['क्‍ष', 'क्‍ष.pdf'],
])('letters of every script stay: %s', (title, name) => {
  expect(fileName(title, 'pdf')).toBe(name);
});

test.each([
  ['Who? What: "Where"', 'Who What Where.txt'],
  ['../../etc/passwd', 'etc passwd.txt'],
  ['.hidden', 'hidden.txt'],
  ['To be continued...', 'To be continued.txt'],
  ['A\tline\nbreak', 'A line break.txt'],
  ['moon\u202Eexe.', 'moon exe.txt'],
  ['half a pair \uD83D', 'half a pair \uFFFD.txt'],
  ['', 'story.txt'],
  [' ?? ', 'story.txt'],
  ['Con', 'story Con.txt'],
])('what a file system would refuse, or be fooled by, goes: %j', (title, name) => {
  expect(fileName(title, 'txt')).toBe(name);
});

test('a long title is cut where every file system still takes it', () => {
  const name = fileName('நி'.repeat(200), 'epub');
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  expect(name).toMatch(/\.epub$/);
});
