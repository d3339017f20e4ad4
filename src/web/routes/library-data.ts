import { data, type ShouldRevalidateFunction } from 'react-router';
import { bodyOf } from '#web/api/body-of.ts';
import type { BodyOf } from '#web/api/doors.ts';
import type { Refused } from '#web/api/refusal.ts';
import { isLineUp } from '#web/browser/line.ts';

/** A list that could not be read is an empty one; what went wrong is only logged. */
export async function orNothing<Data>(
  read: () => Promise<Data>,
  nothing: Data,
  report: (error: unknown) => void,
): Promise<Data> {
  try {
    return await read();
  } catch (error) {
    report(error);
    return nothing;
  }
}

/** The same in the browser, where the way to the server may break too. */
export function orNothingHere<Data>(read: () => Promise<Data>, nothing: Data): Promise<Data> {
  return orNothing(read, nothing, (error) => {
    // A page that cannot come is not an empty one.
    if (!isLineUp()) throw error;
    // oxlint-disable-next-line no-console -- the documented way: failures are only logged
    console.warn('The library could not be read', error);
  });
}

export function isMissing({ status }: Pick<Refused, 'status'>): boolean {
  return status === 404;
}

/** What is not there leads to the not-found page. */
export async function foundBodyOf<Answer extends Refused>(asked: Promise<Answer>): Promise<BodyOf<Answer>> {
  // oxlint-disable-next-line only-throw-error -- the way of the router
  if (isMissing(await asked)) throw data(null, { status: 404 });
  return bodyOf(asked);
}

/** Filters are the browser's business: a new query in the address fetches nothing. */
export const revalidateOnNewPath: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  // The same address again is asked for when the reader's language has changed.
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href);
