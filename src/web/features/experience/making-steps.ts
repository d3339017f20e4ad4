import type { MultimediaState } from '#domain/multimedia.ts';

/** What a reader sees of the making, in this order. */
export const MAKING_STEPS = ['checking', 'generating', 'saving_audio', 'preparing'] as const;

export type MakingStep = (typeof MAKING_STEPS)[number];

export type StepStatus = 'done' | 'now' | 'to_come';

export function stepStatus(step: MakingStep, state: MultimediaState): StepStatus {
  if (state === 'done') return 'done';
  const now = MAKING_STEPS.findIndex((each) => each === state);
  const place = MAKING_STEPS.indexOf(step);
  if (place === now) return 'now';
  return place < now ? 'done' : 'to_come';
}
