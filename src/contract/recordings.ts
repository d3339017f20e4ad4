import { z } from 'zod';
import { PAGE_MARK, RELATIONS } from '#domain/recordings.ts';

/** One page of a story, read by somebody of the family. */
export const recording = z.object({
  voice: z.enum(RELATIONS),
  /** Which page it is, by its words. */
  page: z.string().regex(PAGE_MARK),
  /** Seconds. */
  duration: z.number().positive(),
  bytes: z.int().positive(),
  createdAt: z.iso.datetime(),
});
export type Recording = z.infer<typeof recording>;

/** Codes of refusals. */
export const NOT_A_RECORDING = 'not_a_recording';
export const NO_ROOM_FOR_RECORDINGS = 'no_room_for_recordings';
