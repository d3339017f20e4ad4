import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBuiltInNarrator } from '#engines/narrator/built-in/narrator.ts';
import { createFakeNarrator } from '#engines/narrator/fake.ts';
import type { Narrator, SpeechRequest } from '#engines/narrator/port.ts';
import { WorkersBusyError } from '#workers/errors.ts';

const TEXT = 'One is here. Two is there.\n\nThree is gone. Four is back.';
const PAGE_TWO = TEXT.indexOf('Three');
const BROKEN = new Error('it has died');
const signal = () => new AbortController().signal;

afterEach(() => {
  vi.useRealTimers();
});

/** Of one sentence after the other: it says it, or breaks. */
function voiceThat(...faults: (Error | undefined)[]): Narrator {
  const fake = createFakeNarrator();
  return {
    name: 'natural',
    async *speak(request, asked) {
      for await (const sentence of fake.speak(request, asked)) {
        const fault = faults.shift();
        if (fault) throw fault;
        yield sentence;
      }
    },
  };
}

async function heard(natural: Narrator, wish: Partial<SpeechRequest> = {}): Promise<string[]> {
  const voice = createBuiltInNarrator({
    quick: createFakeNarrator(),
    natural,
    keepsAhead: () => true,
    measure: () => undefined,
  });
  const said: string[] = [];
  const request = { text: TEXT, language: 'en' as const, speed: 1, turns: [0, PAGE_TWO], ...wish };
  try {
    for await (const { offset, text, quality } of voice.speak(request, signal())) {
      expect(request.text.slice(offset, offset + text.length)).toBe(text);
      said.push(`${quality}: ${text.split(' ')[0]}`);
    }
  } catch (error) {
    said.push(String(error));
  }
  return said;
}

describe('the natural voice breaks [VO-09]', () => {
  test('where a page begins, the quick one reads on, to the end', async () => {
    expect(await heard(voiceThat(undefined, undefined, BROKEN))).toEqual([
      'natural: One',
      'natural: Two',
      'quick: Three',
      'quick: Four',
    ]);
    expect(await heard(voiceThat(BROKEN))).toEqual([
      'quick: One',
      'quick: Two',
      'quick: Three',
      'quick: Four',
    ]);
  });

  test('in the middle of a page nobody reads on', async () => {
    expect(await heard(voiceThat(undefined, BROKEN))).toEqual(['natural: One', String(BROKEN)]);
    expect(await heard(voiceThat(undefined, undefined, undefined, BROKEN))).toEqual([
      'natural: One',
      'natural: Two',
      'natural: Three',
      String(BROKEN),
    ]);
  });

  test('whoever has heard it on this page is told; whoever begins to listen there hears the quick one', async () => {
    const around = { before: 'None is here. ', after: '' };
    const inPage = { around, turns: [PAGE_TWO] };
    expect(await heard(voiceThat(BROKEN), { ...inPage, quality: 'natural' })).toEqual([String(BROKEN)]);
    expect(await heard(voiceThat(BROKEN), inPage)).toContain('quick: One');
    expect(await heard(voiceThat(BROKEN), { around, quality: 'natural' })).toContain('quick: One');
  });

  test('who hears a page when all of it is there hears it from its beginning in the quick one', async () => {
    const heardLater = true;
    expect(await heard(voiceThat(undefined, undefined, undefined, BROKEN), { heardLater })).toEqual([
      'natural: One',
      'natural: Two',
      'quick: Three',
      'quick: Four',
    ]);
    expect(await heard(voiceThat(undefined, BROKEN), { heardLater })).toEqual([
      'quick: One',
      'quick: Two',
      'quick: Three',
      'quick: Four',
    ]);
    expect(await heard(voiceThat(), { heardLater })).toEqual([
      'natural: One',
      'natural: Two',
      'natural: Three',
      'natural: Four',
    ]);
  });
});

test('a natural voice that has too much to do is waited for in the middle of a page, and replaced where one begins [VO-09]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  const busy = new WorkersBusyError('too many');
  const waiting = heard(voiceThat(undefined, busy, busy));
  await vi.advanceTimersByTimeAsync(2500);
  expect(await waiting).toEqual(['natural: One', 'natural: Two', 'natural: Three', 'natural: Four']);
  expect(await heard(voiceThat(undefined, undefined, busy))).toEqual([
    'natural: One',
    'natural: Two',
    'quick: Three',
    'quick: Four',
  ]);
});
