import { z } from 'zod';

/** Within so many stories none is told again, as long as another one fits the wish. */
const LATELY = 12;

const heardTale = z.object({
  id: z.string().max(60),
  /** Of the first telling; told again, it makes other choices than before. */
  seed: z.int().min(0),
  times: z.int().min(1).max(1000),
});
export type HeardTale = z.infer<typeof heardTale>;

const heardTales = z.array(heardTale).max(LATELY);

/** What a reader heard lately, the newest last. It has travelled with the reader: what cannot be read was nothing. */
export function readHeard(text: string | undefined): HeardTale[] {
  try {
    return heardTales.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

export function writeHeard(heard: readonly HeardTale[], told: HeardTale): string {
  return JSON.stringify([...heard.filter(({ id }) => id !== told.id), told].slice(-LATELY));
}
