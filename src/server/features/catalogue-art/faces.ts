import { wholePerson, wholePet, type Look } from '#domain/look.ts';

/** Among whom a family chooses, before anybody says how somebody looks. As different as people are. */
export const FACES: Readonly<Record<string, Look>> = {
  baby: wholePerson({ age: 'baby', skin: 2 }, 'face of a baby', { gender: 'x' }),
  girl: wholePerson({ age: 'child', skin: 4, hair: { style: 'puffs' } }, 'face of a girl', { gender: 'f' }),
  boy: wholePerson({ age: 'child', skin: 1, hair: { style: 'short' } }, 'face of a boy', { gender: 'm' }),
  man: wholePerson({ age: 'adult', skin: 3, hair: { style: 'short' } }, 'face of a man', { gender: 'm' }),
  woman: wholePerson({ age: 'adult', skin: 0, hair: { style: 'waves' } }, 'face of a woman', { gender: 'f' }),
  dog: wholePet({ species: 'dog' }, 'face of a dog'),
  cat: wholePet({ species: 'cat' }, 'face of a cat'),
};
