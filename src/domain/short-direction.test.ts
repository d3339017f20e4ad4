import { describe, expect, test } from 'vitest';
import { withFamily, withoutFamily } from '#domain/family-in-scenes.ts';
import { sceneDirection, type StoryScene } from '#domain/scene-direction.ts';
import { atOf, readAppearance, readThing, readWords } from '#domain/short-direction.ts';

describe('the short form of a direction [PI-04]', () => {
  test.each([
    ['egg', 'egg'],
    ['big egg on blanket', { what: 'egg', size: 'big', at: 'on blanket' }],
    ['many gold star in sky', { what: 'star', count: 'many', colour: 'gold', at: 'in sky' }],
    ['lit window far', { what: 'window', state: 'lit', at: 'far' }],
    ['hat on Master Quill', { what: 'hat', at: 'on Master Quill' }],
  ])('%s', (written, thing) => {
    expect(readThing(written)).toEqual(thing);
  });

  test('a word that nobody can draw is a fault', () => {
    expect(() => readThing('purple egg')).toThrow('purple');
    expect(() => readThing('several')).toThrow('several');
  });

  test('looks, and the words that are none of them', () => {
    const read = readWords(
      'tiny black skin 4 hair-white hair-bun wears robe+turban sit scared on chair'.split(' '),
    );
    expect(readAppearance(read)).toEqual({
      looks: {
        size: 'tiny',
        colour: 'black',
        skin: 4,
        hair: 'white',
        style: 'bun',
        wears: ['robe', 'turban'],
      },
      rest: ['sit', 'scared'],
    });
    expect(atOf(read)).toBe('on chair');
    expect(() => readAppearance(readWords(['wears', 'toga']))).toThrow('wears');
  });
});

const scene = (direction: object): StoryScene => ({
  id: 'one',
  offset: 0,
  direction: sceneDirection.parse({
    place: 'beach',
    spot: 'home',
    light: 'day',
    weather: 'clear',
    shot: 'wide',
    ...direction,
  }),
});

test('whoever somebody is beside is not named outside the browser either [PI-04]', () => {
  const told = scene({
    who: [
      { name: 'Mira', figure: 'child' },
      { name: 'the horse', figure: 'horse', size: 'tiny', colour: 'white', at: 'on Mira' },
    ],
    things: ['shell', { what: 'hat', at: 'on Mira' }, { what: 'boat', at: 'far' }],
  });
  const sent = withoutFamily([told], ['Mira']);
  expect(JSON.stringify(sent)).not.toContain('Mira');
  expect(withFamily(sent, ['Mira'])).toEqual([told]);
});

test('directions of old are directions still', () => {
  const { direction } = scene({ who: [{ name: 'Mira', figure: 'child', pose: 'sit' }], things: ['cup'] });
  expect(direction.things).toEqual(['cup']);
  expect(() => scene({ who: [], things: [{ what: 'cup', at: 'near table' }] })).toThrow('things');
});
