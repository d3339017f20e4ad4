import { expect, test } from 'vitest';
import type { Operator } from '#contract/engines.ts';
import { fillOperator } from '#server/features/content-pages/fill-operator.ts';

const EMAIL = 'hello@library.test';
const NAME = 'Ann & *Ben*';
const TEXT =
  'We{{#operator}} are {{operator}}{{/operator}}.{{#contact}} Write to {{contact}}.{{/contact}}{{^contact}} No address.{{/contact}}';

test.each<[Operator, string]>([
  [{}, 'We. No address.'],
  [{ email: EMAIL }, `We. Write to [${EMAIL}](mailto:${EMAIL}).`],
  [{ name: 'Ann' }, 'We are Ann. No address.'],
  [{ name: NAME, email: EMAIL }, `We are Ann \\& \\*Ben\\*. Write to [${EMAIL}](mailto:${EMAIL}).`],
])('of %o a page says what is known [TR-11]', (operator, filled) => {
  expect(fillOperator(TEXT, operator)).toBe(filled);
});

test('parts stand within parts, and what is left out leaves its lines [TR-11]', () => {
  const nested = '{{#contact}}\na\n{{#operator}}\n{{operator}}\n{{/operator}}\n{{/contact}}\nend';
  expect(fillOperator(nested, { email: EMAIL }).split('\n')).toHaveLength(nested.split('\n').length);
  expect(fillOperator(nested, { name: 'Ann', email: EMAIL })).toContain('Ann');
  expect(fillOperator(nested, {}).trim()).toBe('end');
});
