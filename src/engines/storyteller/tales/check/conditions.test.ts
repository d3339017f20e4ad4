import { expect, test } from 'vitest';
import { conditionFaults } from '#engines/storyteller/tales/check/conditions.ts';
import { specialWishesFor } from '#engines/storyteller/tales/check/families.ts';
import {
  TRIAL_PLAN,
  trialBook,
  trialProse,
  trialWords,
} from '#engines/storyteller/tales/testing/trial-book.ts';

const WORDS = trialWords('sorts: { loves: { rails: [trains, boats] }, fears: { any: [dark, dogs] } }');

function written(one: string) {
  const book = trialBook({ plan: TRIAL_PLAN, prose: trialProse(one), words: WORDS });
  const [tale] = book.tales;
  const [prose] = tale?.prose ?? [];
  if (!tale || !prose) throw new Error('no tale');
  return { tale, prose, book };
}

function faults(one: string): string[] {
  const { tale, prose, book } = written(one);
  return conditionFaults(tale, prose, book);
}

test.each([
  '- (hero loves trains) One.\n- Two.',
  '- (hero loves rails|drums) One.\n- Two.',
  '- (hero loves vehicles but not trains) One.\n- Two.',
  '- (hero fears but not dark|dogs) One.\n- (hero fears dogs) Two.\n- Three.',
  '[elder loves trains|drums: One. | hero fears any: Two. | Three.]',
  '+ (child fears dogs) Tom. [other loves trains: One.]\n+ (all) Tom.',
  '+ (child loves trains, not at home) Tom.\n+ (all) Tom.',
  '[at home|valley: One. | Two.]',
  '+ (child loves) Tom.\n+ (child loves) Tom.\n+ (all) Tom.',
])('%j is understood [TL-08]', (prose) => {
  expect(faults(prose)).toEqual([]);
});

test.each([
  ['- (hero loves trians) One.\n- Two.', 'nobody knows the condition “hero loves trians”'],
  ['- (hero loves vehicles but not trians) One.\n- Two.', 'nobody knows'],
  ['- (hero fears trains) One.\n- Two.', 'nobody knows'],
  ['- (hero likes trains) One.\n- Two.', 'nobody knows'],
  ['[hero loves trains|trians: One. | Two.]', 'nobody knows'],
  ['[other loves trains: One. | Two.]', 'nobody knows'],
  ['[at home|vallye: One. | Two.]', 'nobody knows'],
  ['+ (chidl loves trains) Tom.\n+ (all) Tom.', 'nobody knows'],
  [
    '- (hero loves vehicles) One.\n- (hero loves trains) Two.\n- Three.',
    '“hero loves trains” stands after “hero loves vehicles” and is never told',
  ],
  ['- (hero loves) One.\n- (hero loves rails, others) Two.\n- Three.', 'is never told'],
  ['- (hero fears any) One.\n- (hero fears dogs) Two.\n- Three.', 'is never told'],
  ['[hero fears: One. | hero fears dark: Two.]', 'is never told'],
  ['+ (child loves vehicles) Tom.\n+ (child loves trains) Tom.\n+ (all) Tom.', 'is never told'],
])('%j is refused [TL-08]', (prose, complaint) => {
  expect(faults(prose)).toEqual([expect.stringContaining(complaint)]);
});

test('a line about one thing is told to somebody of whom it is true', () => {
  const { tale, prose, book } = written(
    '- (hero loves boats) One.\n- Two.\n\n+ (child fears dogs) Tom.\n+ (all) Tom.',
  );
  const facts = [...specialWishesFor(tale, prose, book)].map(({ people }) =>
    people.map(({ facts: [fact] }) => fact?.thing ?? fact?.group),
  );
  expect(facts).toEqual([
    ['boats', undefined, undefined],
    [undefined, 'dogs', undefined],
  ]);
});
