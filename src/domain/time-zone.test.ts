import { expect, test } from 'vitest';
import { dayIn, daysBetween, knownTimeZone } from '#domain/time-zone.ts';

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['Etc/GMT+12', 'Etc/GMT+12'],
  ['America/New_York', 'America/New_York'],
  ['+02:00', undefined],
  ['Mars/Olympus_Mons', undefined],
  ["UTC'; drop table profiles", undefined],
  ['x'.repeat(1000), undefined],
  ['', undefined],
  [undefined, undefined],
])('the time zone %s is %s [DB-04]', (name, known) => {
  expect(knownTimeZone(name)).toBe(known);
});

test.each([
  ['UTC', '2026-11-15T23:59:59Z', '2026-11-15'],
  ['UTC', '2026-11-16T00:00:00Z', '2026-11-16'],
  ['Asia/Kolkata', '2026-11-15T18:29:59Z', '2026-11-15'],
  ['Asia/Kolkata', '2026-11-15T18:30:00Z', '2026-11-16'],
  ['America/Los_Angeles', '2026-11-16T07:59:59Z', '2026-11-15'],
  ['Pacific/Kiritimati', '2026-11-15T10:00:00Z', '2026-11-16'],
  ['Pacific/Pago_Pago', '2026-11-15T10:59:59Z', '2026-11-14'],
  ['Europe/Berlin', '2026-03-28T22:59:59Z', '2026-03-28'],
  ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['Asia/Tokyo', '2026-12-31T15:00:00Z', '2027-01-01'],
  ['Mars/Olympus_Mons', '2026-11-15T23:59:59Z', '2026-11-15'],
])('in %s the moment %s falls on %s [DB-04]', (zone, moment, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
});

test.each([
  ['2026-11-15', '2026-11-15', 0],
  ['2026-11-15', '2026-11-16', 1],
  ['2026-11-16', '2026-11-15', -1],
  ['2026-12-31', '2027-01-01', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-03-28', '2026-03-30', 2],
])('from %s to %s it is %i days', (first, second, days) => {
  expect(daysBetween(first, second)).toBe(days);
});
