import { speechCacheKey } from '#domain/speech-cache-key.ts';

/** Who of a family reads. A choice and no name: nothing is written down that tells who somebody is. */
export const RELATIONS = ['mum', 'dad', 'grandma', 'grandpa', 'somebody'] as const;
export type Relation = (typeof RELATIONS)[number];

export function isRelation(value: unknown): value is Relation {
  return RELATIONS.some((relation) => relation === value);
}

/** Nobody reads a page of ours for longer. */
export const LONGEST_RECORDING_S = 180;
/** A finger that slipped is no recording. */
export const SHORTEST_RECORDING_S = 0.3;

/** As browsers send it: one voice, in samples of two bytes. */
export const RECORDING_RATE = 24_000;
const WAV_HEAD = 1024;
export const MOST_RECORDING_BYTES = LONGEST_RECORDING_S * RECORDING_RATE * 2 + WAV_HEAD;

/** Of what an account may keep in all: the rest is for what is drawn and read. */
export const RECORDINGS_SHARE = 0.5;

/** The address of a page's words. A page whose words have changed is another page, which nobody has read yet. */
export function pageMark(text: string): string {
  return speechCacheKey('', text.trim().replaceAll(/\s+/g, ' '));
}

export const PAGE_MARK = /^[0-9a-z]{1,8}-[0-9a-z]{1,8}-[0-9a-z]{1,8}$/;
