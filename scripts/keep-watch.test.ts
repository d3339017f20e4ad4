import { expect, test, vi } from 'vitest';
import { keepWatch } from './keep-watch.ts';

/** Leaves a word each time that it starts; `how` is what it does then. */
function run(how: string) {
  const words: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => words.push(String(text)) > 0);
  return { words, code: keepWatch({ program: ['-e', how], firstPauseMs: 5 }) };
}

const READY = 'process.send("ready", () => ';

test('what ends again and again is left alone after the fifth time, with a clear word [TR-01]', async () => {
  const { words, code } = run(`${READY} process.kill(process.pid, "SIGKILL"))`);
  expect(await code).toBe(1);
  expect(words.map((word) => /in ([\d.]+) s/.exec(word)?.[1])).toEqual([
    '0.005',
    '0.01',
    '0.02',
    '0.04',
    undefined,
  ]);
  expect(words.at(-1)).toContain('for the fifth time within five minutes (SIGKILL)');
});

test.each([
  ['never was ready has said why, and is not tried again', 'process.exit(7)', 7],
  ['stops of itself is let go', `${READY} process.exit(0))`, 0],
])('who %s', async (_what, how, expected) => {
  const { words, code } = run(how);
  expect(await code).toBe(expected);
  expect(words).toEqual([]);
});
