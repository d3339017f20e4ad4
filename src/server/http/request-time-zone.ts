import type { Context } from 'hono';
import { knownTimeZone, TIME_ZONE_HEADER } from '#domain/time-zone.ts';

/** Undefined if the browser does not say, or names a zone that does not exist. */
export function requestTimeZone(c: Context): string | undefined {
  return knownTimeZone(c.req.header(TIME_ZONE_HEADER));
}
