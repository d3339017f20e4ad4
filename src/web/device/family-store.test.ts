import { beforeEach, expect, test } from 'vitest';
import { kept } from '#web/browser/storage.ts';
import en from '#content/languages/en/looks.json' with { type: 'json' };
import type { LookWords } from '#domain/look-words.ts';
import { wholePerson } from '#domain/look.ts';
import { currentFamily, keepLooks, removeCharacter, saveCharacter } from '#web/device/family-store.ts';

const KEY = 'fabloom.family';
const MIA = { name: ' Mia ', relationship: 'kid', emoji: '👧', description: 'loves trains' } as const;
const BISCUIT = { name: 'Biscuit', relationship: 'pet', emoji: '🐶', description: '' } as const;

beforeEach(() => kept.remove(KEY));

test('whoever is added is kept, with an id and a time of their own [PC-03]', () => {
  const mia = saveCharacter(MIA);
  const biscuit = saveCharacter(BISCUIT);
  expect(mia).toMatchObject({ name: 'Mia', description: 'loves trains' });
  expect(mia.id).toMatch(/^personal-./);
  expect(biscuit.id).not.toBe(mia.id);
  expect(new Date(mia.dateAdded).toISOString()).toBe(mia.dateAdded);
  expect(currentFamily()).toEqual([mia, biscuit]);
  expect(JSON.parse(kept.read(KEY) ?? '')).toEqual([mia, biscuit]);
});

test('a change keeps the id, the time and the place [PC-01]', () => {
  const mia = saveCharacter(MIA);
  const biscuit = saveCharacter(BISCUIT);
  const changed = saveCharacter({ ...MIA, name: 'Mia Rose', description: '' }, mia.id);
  expect(changed).toEqual({
    id: mia.id,
    dateAdded: mia.dateAdded,
    name: 'Mia Rose',
    relationship: 'kid',
    emoji: '👧',
  });
  expect(currentFamily()).toEqual([changed, biscuit]);
});

test('whoever was removed while being edited comes back under the same id [PC-01]', () => {
  const mia = saveCharacter(MIA);
  removeCharacter(mia.id);
  expect(saveCharacter(MIA, mia.id).id).toBe(mia.id);
  expect(currentFamily()).toHaveLength(1);
});

test('whoever is removed leaves nothing behind [PC-03]', () => {
  const mia = saveCharacter(MIA);
  const biscuit = saveCharacter(BISCUIT);
  removeCharacter(mia.id);
  expect(currentFamily()).toEqual([biscuit]);
  removeCharacter(biscuit.id);
  expect(currentFamily()).toEqual([]);
  expect(kept.read(KEY)).toBeNull();
});

test('the list is the same one until something changes, here or in another tab [PC-03]', () => {
  saveCharacter(MIA);
  const before = currentFamily();
  expect(currentFamily()).toBe(before);
  const other = [{ ...before[0], name: 'Mira' }];
  kept.write(KEY, JSON.stringify(other));
  expect(currentFamily()).toEqual(other);
});

test('a broken value is replaced by the first person who is added [PC-03]', () => {
  kept.write(KEY, '{"oops"');
  expect(currentFamily()).toEqual([]);
  const mia = saveCharacter(MIA);
  expect(currentFamily()).toEqual([mia]);
});

test('a look is kept with the person, here and nowhere else [PI-02] [PC-03]', () => {
  const look = wholePerson({ cover: { kind: 'turban' } }, 'x', { gender: 'm' });
  const mia = saveCharacter({ ...MIA, look });
  expect(currentFamily()).toEqual([{ ...mia, look }]);
  expect(currentFamily()[0]?.emoji).toBe('👧');
});

test('somebody from before there were looks gets one, and keeps it [PI-03]', () => {
  const mia = saveCharacter(MIA);
  saveCharacter(BISCUIT);
  keepLooks(en as unknown as LookWords);
  const first = currentFamily();
  expect(first.map(({ look }) => look !== undefined)).toEqual([true, true]);
  expect(first[0]).toMatchObject(mia);
  keepLooks(en as unknown as LookWords);
  expect(currentFamily()).toBe(first);
});
