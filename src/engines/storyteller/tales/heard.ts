import { z } from 'zod';
import { taleMark, type TaleMark } from '#domain/side-by-side.ts';

/** Within so many stories none is told again, as long as another one fits the wish. */
const LATELY = 12;

const heardTales = z.array(taleMark).max(LATELY);

/** What a reader heard lately, the newest last. It has travelled with the reader: what cannot be read was nothing. */
export function readHeard(text: string | undefined): TaleMark[] {
  try {
    return heardTales.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

export function writeHeard(heard: readonly TaleMark[], told: TaleMark): string {
  return JSON.stringify([...heard.filter(({ id }) => id !== told.id), told].slice(-LATELY));
}
