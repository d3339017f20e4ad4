import { expect, test } from 'vitest';
import english from '#content/languages/en/interface.json' with { type: 'json' };
import { wholePerson, wholePet, type Look } from '#domain/look.ts';
import { readLook } from '#domain/read-look.ts';
import type { Translate } from '#web/i18n/messages.ts';
import { lookInWords, personGroups, petGroups, shortened, type Group } from '#web/looks/look-groups.ts';

const t: Translate = (id) => english[id];
const person = wholePerson(
  { glasses: {}, cover: { kind: 'hijab' }, mobility: {}, hearing: {}, beard: 'full', marks: ['freckles'] },
  'x',
  { gender: 'f' },
);
const plain = wholePerson({}, 'x', { gender: 'f' });
const pet = wholePet({ species: 'cat', collar: 'red' }, 'x');

const groupsOf = (look: Look): Group[] =>
  Object.values('species' in look ? petGroups(look, t) : personGroups(look, t)).filter(
    (each) => each !== undefined,
  );

test.each([
  ['somebody', person],
  ['somebody plain', plain],
  ['a baby', wholePerson({ age: 'baby' }, 'x', { gender: 'x' })],
  ['a pet', pet],
  ['a pet without a collar', wholePet({ species: 'dog' }, 'x')],
])('of %s every choice has a name, makes a look, and is chosen then [PI-02]', (_, look) => {
  for (const group of groupsOf(look)) {
    expect(group.choices.map(({ value }) => value)).toContain(group.value);
    expect(new Set(group.choices.map(({ label }) => label)).size).toBe(group.choices.length);
    for (const choice of group.choices) {
      expect(choice.label).toBeTruthy();
      expect(readLook(choice.look)).toEqual(choice.look);
      const then = groupsOf(choice.look).find(({ id }) => id === group.id);
      expect(then?.value).toBe(choice.value);
      expect(choice.hue !== undefined).toBe(group.shape === 'hue' && choice.value !== 'none');
    }
    expect(group.choices.find(({ value }) => value === group.value)?.look).toEqual(look);
  }
});

test('the first view has few hair styles, and the chosen one among them', () => {
  const { hair } = personGroups({ ...plain, hair: { ...plain.hair, style: 'locs' } }, t);
  const few = shortened(hair);
  expect(few.choices.length).toBeLessThan(hair.choices.length);
  expect(few.choices.map(({ value }) => value)).toContain('locs');
});

test('a drawing can be heard', () => {
  expect(lookInWords(groupsOf(pet))).toMatch(/^Kind: Cat, Coat: \w+, Collar: Red/);
  expect(lookInWords(groupsOf(plain))).not.toContain('Glasses');
});
