import { expect, test } from 'vitest';
import type { MultimediaState } from '#domain/multimedia.ts';
import { MAKING_STEPS, stepStatus, type StepStatus } from '#web/features/experience/making-steps.ts';

test.each<[MultimediaState, StepStatus[]]>([
  ['idle', ['to_come', 'to_come', 'to_come', 'to_come']],
  ['checking', ['now', 'to_come', 'to_come', 'to_come']],
  ['generating', ['done', 'now', 'to_come', 'to_come']],
  ['saving_audio', ['done', 'done', 'now', 'to_come']],
  ['preparing', ['done', 'done', 'done', 'now']],
  ['done', ['done', 'done', 'done', 'done']],
  ['failed', ['to_come', 'to_come', 'to_come', 'to_come']],
])('while it is %s, the steps show how far it is [MM-01]', (state, statuses) => {
  expect(MAKING_STEPS.map((step) => stepStatus(step, state))).toEqual(statuses);
});
