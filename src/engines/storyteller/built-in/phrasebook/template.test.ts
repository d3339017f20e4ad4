import { expect, test } from 'vitest';
import { seeded } from '#domain/random.ts';
import { render, toText } from '#engines/storyteller/built-in/tell/render.ts';
import type { Slots } from '#engines/storyteller/built-in/tell/slots.ts';
import { TemplateError, parseTemplate } from '#engines/storyteller/built-in/phrasebook/template.ts';

const values: Record<string, string> = {
  hero: 'Maya',
  'lost.home': 'the old oak',
  town: 'the wood',
  evil: '{hero} [a|b] ~x~',
};
const slots: Slots = {
  value: (name, form) => values[form ? `${name}.${form}` : name] ?? parseTemplate('{hero} again'),
  agreement: (name) => (name === 'hero' ? 'f' : 'many'),
  about: () => slots,
};
const fill = (source: string, withOptional = true) =>
  toText(render(parseTemplate(source), slots, seeded(1)), withOptional);

test.each([
  ['{hero} went to {lost.home}.', 'Maya went to the old oak.'],
  ['{other^} was quiet.', 'Maya again was quiet.'],
  ['{hero?f=she|m=he|x=they} ran', 'she ran'],
  ['{cast?one=was|many=were} {hero?f=here with {hero}|m=x|x=y}', 'were here with Maya'],
  ['{other^}!', 'Maya again!'],
])('%s gives %s', (source, expected) => {
  expect(fill(source)).toBe(expected);
});

test('what stands between bars is one of them, and always the same for a seed', () => {
  expect(['red boat', 'blue boat']).toContain(fill('[red|blue] boat'));
  expect(fill('[red|blue] boat')).toBe(fill('[red|blue] boat'));
});

test('optional parts can be left out', () => {
  expect(fill('She sat~, very quietly~.')).toBe('She sat, very quietly.');
  expect(fill('She sat~, very quietly~.', false)).toBe('She sat.');
});

test('a value is put in as it is, whatever it looks like', () => {
  expect(fill('“{evil}”')).toBe('“{hero} [a|b] ~x~”');
});

test.each(['{hero', 'hero}', '[a|b', '~x', '{}', '{hero?f}', '{1x}'])('%s is not a template', (source) => {
  expect(() => parseTemplate(source)).toThrow(TemplateError);
});
