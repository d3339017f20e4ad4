import { RETAINED_KINDS, retained, type RemovedBy, type RetainedKind } from '#domain/retention.ts';
import { SWEEPERS, type Sweeping } from '#server/retention/sweepers.ts';
import type { Media } from '#server/storage/media.ts';

export interface SweepOptions extends Omit<Sweeping, 'now'> {
  media: Media;
  now?: Date;
  /** Also looks for files that nobody knows of. */
  thorough?: boolean;
}

/** Walks the table of what is kept and removes what has had its time. One kind that fails does not keep the others. */
export async function sweep({ media, thorough = false, now = new Date(), ...rest }: SweepOptions) {
  const { log } = rest;
  const swept: Partial<Record<RetainedKind, number>> = {};
  for (const kind of RETAINED_KINDS.filter(isSwept)) {
    try {
      const count = await SWEEPERS[kind]({ ...rest, now });
      if (count > 0) swept[kind] = count;
    } catch (err) {
      log.error({ err, kind }, 'a kind of things was not swept');
    }
  }
  await media.purge();
  await media.bound();
  if (thorough) await media.tidy();
  if (Object.keys(swept).length > 0) log.info(swept, 'swept');
}

function isSwept(kind: RetainedKind): kind is RemovedBy<'sweep'> {
  return retained(kind).removedBy.includes('sweep');
}
