import { expect, test } from 'vitest';
import { CHOICE_KINDS, type AdventureChoice } from '#domain/adventure.ts';
import { spokenPart } from '#web/features/adventure/spoken-part.ts';

const choices = CHOICE_KINDS.map((id): AdventureChoice => ({
  id,
  text: `Be ${id}.`,
  outcome: `It was ${id}.`,
}));
const segment = { id: 'segment-2', text: 'Somebody knocked.\n\nWho was it?', choices, isEnding: false };

test('a part is read with what came before it, the question and the choices, each from its own place [AD-01]', () => {
  const [pick] = choices;
  const spoken = spokenPart({ pick, segment, question: 'What happens now?', choices });
  const at = (offset: number | undefined) => spoken.text.slice(offset, spoken.text.indexOf('\n', offset));
  expect(at(spoken.outcome)).toBe('It was kind.');
  expect(at(spoken.segment)).toBe('Somebody knocked.');
  expect(at(spoken.question)).toBe('What happens now?');
  expect(spoken.choices.map((offset) => spoken.text.slice(offset).split('\n')[0])).toEqual([
    'Be kind.',
    'Be clever.',
    'Be brave.',
  ]);
  expect(spoken.text.endsWith('Be brave.')).toBe(true);
});

test('what was chosen already is read without the choices, and the beginning without what came before [AD-01]', () => {
  const spoken = spokenPart({ pick: undefined, segment, question: undefined, choices: [] });
  expect(spoken).toEqual({ text: segment.text, outcome: 0, segment: 0, question: undefined, choices: [] });
});
