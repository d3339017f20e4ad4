import { expect, test } from 'vitest';
import { CLOTH_HUES, COAT_HUES, EYE_HUES, HAIR_HUES, SKIN_COLOURS } from '#domain/look-colours.ts';
import {
  COVERS,
  HAIR_STYLES,
  SPECIES,
  TOPS,
  wholePerson,
  wholePet,
  type PersonLook,
  type SaidPerson,
} from '#domain/look.ts';
import { drawLikeness } from '#engines/illustrator/built-in/compose/likeness.ts';
import type { SceneCharacter } from '#engines/illustrator/port.ts';
import { looksOf } from '#engines/illustrator/built-in/figures/looks.ts';
import { lookAsSaid } from '#engines/illustrator/built-in/figures/said-look.ts';

const person = (said: SaidPerson) => wholePerson(said, 'mia', { gender: 'f' });
const draw = (look: PersonLook, id = 'mia') => drawLikeness({ look, id, part: 'whole' });

test('what was said is what is drawn, by these colours [PI-01]', () => {
  const said = person({
    skin: 4,
    hair: { style: 'locs', colour: 'violet' },
    face: { shape: 'heart', eyes: 'monolid', iris: 'green' },
    marks: ['freckles', 'vitiligo'],
    glasses: { shape: 'square', colour: 'blue' },
    hearing: { kind: 'implant', colour: 'pink' },
    beard: 'full',
    cover: { kind: 'turban', colour: 'red' },
    mobility: { kind: 'wheelchair', colour: 'teal' },
    height: 'tall',
    top: { kind: 'tee', colour: 'lime', pattern: 'stars' },
    bottom: { kind: 'shorts', colour: 'sky' },
  });
  expect(lookAsSaid(said, 'x')).toMatchObject({
    skin: SKIN_COLOURS[4],
    hair: HAIR_HUES.violet,
    hairStyle: 'locs',
    face: { shape: 'heart', eyes: 'monolid', iris: EYE_HUES.green },
    marks: ['freckles', 'vitiligo'],
    glasses: { shape: 'square', colour: CLOTH_HUES.blue },
    hearing: { kind: 'implant', colour: CLOTH_HUES.pink },
    beard: 'full',
    hat: 'turban',
    hatColour: CLOTH_HUES.red,
    aid: { kind: 'wheelchair', colour: CLOTH_HUES.teal },
    outfit: 'tee',
    below: 'shorts',
    build: 1.07,
    top: CLOTH_HUES.lime,
    bottom: CLOTH_HUES.sky,
    pattern: 'stars',
  });
});

test('nobody gets glasses, a beard, a hat, a cane or an aid that nobody said [PI-03]', () => {
  const wood = '#7a5236';
  for (let i = 0; i < 200; i++) {
    const byName: SceneCharacter = {
      id: 'x',
      name: `Name ${i}`,
      figure: 'elder',
      gender: 'm',
      looksBy: 'name',
    };
    const look = looksOf({ characters: [byName] }, 's').get('x');
    for (const part of ['glasses', 'beard', 'hat', 'aid', 'hearing']) expect(look).not.toHaveProperty(part);
    expect(look?.marks).toEqual([]);
    expect(draw(person({ age: 'elder' }), `id ${i}`)).not.toContain(wood);
  }
});

test.each([
  ['freckles', { marks: ['freckles'] }],
  ['vitiligo', { marks: ['vitiligo'] }],
  ['a birthmark', { marks: ['birthmark'] }],
  ['a wheelchair', { mobility: { kind: 'wheelchair' } }],
  ['a walker', { mobility: { kind: 'walker' } }],
  ['a cane', { mobility: { kind: 'cane' } }],
  ['crutches', { mobility: { kind: 'crutches' } }],
  ['a blade', { mobility: { kind: 'blade' } }],
  ['an aid for hearing', { hearing: {}, hair: { style: 'short' } }],
  ['glasses', { glasses: {} }],
  ['a beard', { beard: 'full' }],
  ['a covering', { cover: { kind: 'hijab' } }],
] satisfies [string, SaidPerson][])('%s can be seen [PI-01]', (_, said) => {
  const base: SaidPerson = {
    ...said,
    hearing: undefined,
    glasses: undefined,
    beard: undefined,
    cover: undefined,
  };
  const plain = person({ hair: base.hair });
  expect(draw(person(said))).not.toBe(draw(plain));
});

test.each(HAIR_STYLES)('hair can be %s', (style) => {
  expect(draw(person({ hair: { style } }))).toMatch(/^<svg /);
});

test.each([...COVERS, ...TOPS])('%s can be worn', (kind) => {
  const cover = COVERS.find((each) => each === kind);
  const top = TOPS.find((each) => each === kind);
  expect(
    draw(person({ ...(cover && { cover: { kind: cover } }), ...(top && { top: { kind: top } }) })),
  ).toMatch(/^<svg /);
});

test.each(SPECIES)('a %s has its coat and its collar [PI-01]', (species) => {
  const look = wholePet({ species, coat: 'grey', collar: 'pink' }, 'rex');
  expect(lookAsSaid(look, 'rex')).toMatchObject({ coat: COAT_HUES.grey, scarf: CLOTH_HUES.pink });
  expect(drawLikeness({ look, id: 'rex', part: 'face' })).toMatch(/^<svg /);
});

test('the same look twice is the same drawing, and in a scene nobody changes what was said [PI-01]', () => {
  const look = person({});
  expect(draw(look)).toBe(draw(look));
  const twins = ['a', 'b'].map(
    (id) => ({ id, name: id, figure: 'child', gender: 'f', looksBy: 'name', look }) as const,
  );
  const drawn = looksOf({ characters: twins, company: twins }, 'seed');
  for (const { id } of twins) expect(drawn.get(id)).toMatchObject(lookAsSaid(look, id));
});
