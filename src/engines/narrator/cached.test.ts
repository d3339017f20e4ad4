import { expect, test } from 'vitest';
import { createCachedNarrator, type Said } from '#engines/narrator/cached.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import type { SpeechRequest } from '#engines/narrator/port.ts';

const fake = createFakeNarrator();

function cached() {
  const said: string[] = [];
  const kept = new Map<string, Uint8Array>();
  const nameOf = ({ text, manner }: Said) => `${text}\n${manner}`;
  const narrator = createCachedNarrator(
    {
      name: 'fake',
      speak(request, signal) {
        said.push(request.text);
        return fake.speak(request, signal);
      },
    },
    {
      nameOf,
      read: async (each) => kept.get(nameOf(each)),
      keep: async (each, bytes) => void kept.set(nameOf(each), bytes),
    },
    'quick',
  );
  const hear = async (request: Pick<SpeechRequest, 'text' | 'said' | 'storyteller'>) => {
    said.length = 0;
    const sentences = narrator.speak({ language: 'en', speed: 1, ...request }, new AbortController().signal);
    for await (const sentence of sentences) expect(sentence.audio.length).toBeGreaterThan(0);
    return [...said];
  };
  return { hear };
}

const TEXT = 'Kwame had a boat. Ben rowed.';

test('a sentence is said once, and anew where a name in it is said otherwise [VO-12]', async () => {
  const { hear } = cached();
  expect(await hear({ text: TEXT })).toEqual(['Kwame had a boat.', 'Ben rowed.']);
  expect(await hear({ text: TEXT })).toEqual([]);
  const said = [{ name: 'Kwame', said: 'KWAH-may' }];
  expect(await hear({ text: TEXT, said })).toEqual(['Kwame had a boat.']);
  expect(await hear({ text: TEXT, said })).toEqual([]);
  expect(await hear({ text: TEXT, said: [{ name: 'Kwame', said: 'kwame' }] })).toEqual(['Kwame had a boat.']);
});

test('a sentence is said anew by whoever else tells the story [VO-11]', async () => {
  const { hear } = cached();
  expect(await hear({ text: 'Ben rowed.' })).toEqual(['Ben rowed.']);
  expect(await hear({ text: 'Ben rowed.', storyteller: 'man' })).toEqual(['Ben rowed.']);
  expect(await hear({ text: 'Ben rowed.', storyteller: 'woman' })).toEqual(['Ben rowed.']);
  expect(await hear({ text: 'Ben rowed.', storyteller: 'man' })).toEqual([]);
  expect(await hear({ text: 'Ben rowed.' })).toEqual([]);
});
