import { expect, test } from 'vitest';
import { AT_REST, playbackOf, type PlaybackEvent } from '#web/features/illustrations/playback.ts';

const after = (frames: number, ...events: PlaybackEvent[]) => events.reduce(playbackOf(frames), AT_REST);

test.each<[string, PlaybackEvent[], number, boolean]>([
  ['it rests until it is asked', ['tick', 'tick'], 0, false],
  ['it plays', ['play', 'tick'], 1, true],
  ['it loops', ['play', 'tick', 'tick', 'tick'], 0, true],
  ['it pauses where it is', ['play', 'tick', 'pause', 'tick'], 1, false],
  ['it goes on from there', ['play', 'tick', 'pause', 'play', 'tick'], 2, true],
  ['it goes back to the first frame and rests', ['play', 'tick', 'reset', 'tick'], 0, false],
])('%s [IL-03]', (_, events, frame, playing) => {
  expect(after(3, ...events)).toEqual({ frame, playing });
});

test.each([0, 1])('with %i frames there is nothing to play', (frames) => {
  expect(after(frames, 'play', 'tick')).toEqual(AT_REST);
});
