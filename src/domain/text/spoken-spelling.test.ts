import { expect, test } from 'vitest';
import { spokenSpelling } from '#domain/text/spoken-spelling.ts';

test.each([
  ['ज़मीन', 'जमीन'],
  ['चाँद', 'चांद'],
  ['हिन्दी', 'हिंदी'],
  ['पसन्द', 'पसंद'],
  ['बन्दर', 'बंदर'],
  ['लम्बा', 'लंबा'],
  ['घोडा', 'घोड़ा'],
])('%s and %s are one word', (one, other) => {
  expect(spokenSpelling(one)).toBe(spokenSpelling(other));
});

test.each(['उन्हें', 'अम्मा', 'train', 'Élise', 'がこわい', 'ரயில்'])('%s stays as it is', (word) => {
  expect(spokenSpelling(word)).toBe(word);
});
