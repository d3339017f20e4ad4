import { expect, test } from 'vitest';
import { readSegment } from '#web/features/adventure/ask-segment.ts';

const choices = ['kind', 'clever', 'brave'].map((id) => ({ id, text: `Be ${id}`, outcome: `It was ${id}.` }));
const answer = { id: 'segment-1', text: 'A door stood open.', choices, isEnding: false, seed: 7 };

test('a segment is read with its choices and its seed [AD-01]', () => {
  expect(readSegment(answer)).toEqual({
    segment: { id: 'segment-1', text: 'A door stood open.', choices, isEnding: false },
    seed: 7,
  });
});

test('the beginning may bring the title of the whole [AD-04]', () => {
  expect(readSegment({ ...answer, title: 'The Moon’s Button' }).segment.title).toBe('The Moon’s Button');
  for (const title of ['', 7, null])
    expect(readSegment({ ...answer, title }).segment).not.toHaveProperty('title');
});

test('an ending needs no choices [AD-02]', () => {
  expect(readSegment({ ...answer, choices: [], isEnding: true }).segment).toMatchObject({
    choices: [],
    isEnding: true,
  });
});

test('what its pictures show comes along; what cannot be read as scenes does not [TL-12]', () => {
  const scenes = [{ id: 'opening', offset: 0, direction: { place: 'beach' } }];
  expect(readSegment({ ...answer, scenes }).segment.scenes).toEqual(scenes);
  expect(readSegment({ ...answer, scenes: [{ offset: 'x' }] }).segment).not.toHaveProperty('scenes');
});

test.each([
  ['nothing', null],
  ['a page instead of an answer', '<html>'],
  ['no text', { ...answer, text: '  ' }],
  ['no seed', { ...answer, seed: undefined }],
  ['no way on', { ...answer, choices: [] }],
  ['choices that cannot be shown', { ...answer, choices: [{ id: 'kind' }] }],
])('%s is a failure, not a dead end', (_, broken) => {
  expect(() => readSegment(broken)).toThrow(/^generate-adventure/);
});
