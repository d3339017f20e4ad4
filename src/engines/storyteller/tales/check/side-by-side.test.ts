import { expect, test } from 'vitest';
import { besideEnglish } from '#engines/storyteller/tales/check/side-by-side.ts';
import { TRIAL_PLAN, trialBook, trialProse } from '#engines/storyteller/tales/testing/trial-book.ts';

const ENGLISH = `${trialProse(
  '- (hero loves music) Ben hid it {#hid}.\n- It was hidden {#hid}.\n\nIt [pet: and Rex] slept.',
  '+ (child) Tom came.\n+ (all) Tom found it {?hid}.',
)}
## goes on

Morning came.

## comes back

It came back.
`;

const english = trialBook({ plan: TRIAL_PLAN, prose: ENGLISH });

/** What is said of the English telling, were it another language's and written otherwise. */
function found(written: string, otherwise: string): string[] {
  if (!ENGLISH.includes(written)) throw new Error(`nobody wrote “${written}”`);
  const prose = ENGLISH.replace(written, otherwise);
  const { tales } = trialBook({ plan: TRIAL_PLAN, prose, language: 'de' });
  return tales.flatMap((tale) => tale.prose.flatMap((each) => besideEnglish(tale, each, english)));
}

test.each([
  ['Ben hid it {#hid}.', '{#hid} It was Ben who hid it.'],
  ['Ben hid it {#hid}.', 'Ben hid it[pet: from Rex {#hid} | well {#hid}].'],
  ['It [pet: and Rex] slept.', 'Everybody slept[solo: , alone].'],
])('%j may well become %j', (written, otherwise) => {
  expect(found(written, otherwise)).toEqual([]);
});

test.each([
  ['\n\nIt [pet: and Rex] slept.', '', '## one: 1 paragraphs, and 2 in English'],
  [
    'It [pet: and Rex] slept.',
    '- It slept.\n- It woke.',
    '## one, paragraph 2: “- always” is not in the English one',
  ],
  ['Morning came.', 'Morning came.\n\nEvening came.', '## goes on: 2 paragraphs, and 1 in English'],
  [
    'It came back.',
    '- (pet) It came back.',
    '## comes back, paragraph 1: “- always” is missing; ## comes back, paragraph 1: “- (pet)” is not in the English one',
  ],
  [
    '(hero loves music) ',
    '(hero loves drums) ',
    '## one, paragraph 1: “- (hero loves music) {#hid}” is missing; ## one, paragraph 1: “- (hero loves drums) {#hid}” is not in the English one',
  ],
  [
    'it {#hid}.',
    'it.',
    '## one, paragraph 1: “- (hero loves music) {#hid}” is missing; ## one, paragraph 1: “- (hero loves music)” is not in the English one',
  ],
  [
    '+ (child) Tom came.\n+ (all) Tom found it {?hid}.',
    '+ (all) Tom {?hid}.\n+ (child) Tom.',
    '## two, paragraph 1: the English order is “+ (child)”, “+ (all) {?hid}”',
  ],
  ['## two', '## three', 'scenes: “## two” is missing; scenes: “## three” is not in the English one'],
])('where %j became %j it says so', (written, otherwise, differences) => {
  expect(found(written, otherwise).join('; ')).toBe(differences);
});

test('scenes stand in the English order', () => {
  const [head = '', one = '', two = '', ...sequel] = ENGLISH.split(/^(?=## )/m);
  expect(found(ENGLISH, [head, two, one, ...sequel].join('\n'))).toEqual([
    'scenes: the English order is “## one”, “## two”, “## goes on”, “## comes back”',
  ]);
});

test('a tale that English does not tell to that age has nothing beside it', () => {
  const [tale] = english.tales;
  const [prose] = tale?.prose ?? [];
  if (!tale || !prose) throw new Error('no tale');
  expect(besideEnglish(tale, { ...prose, language: 'de', ageGroup: '6-8' }, english)).toEqual([
    'nobody tells it in English for 6-8',
  ]);
});
