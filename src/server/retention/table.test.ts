import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { earlyMs, RETAINED_KINDS, retained, type RetainedKind } from '#domain/retention.ts';
import { IDLE_MS } from '#server/auth/sessions.ts';
import { FORGETTING } from '#server/retention/forget-account.ts';
import { SWEEPERS } from '#server/retention/sweepers.ts';

const USERS = 'auth.users';

/** Every table of the schema, and those it goes with. */
const tables = new Map<string, { goesWith: string[]; refersTo: string[] }>();
for (const file of globSync('src/server/db/schema/*.ts')) {
  const module = (await import(resolve(file))) as Record<string, unknown>;
  for (const table of Object.values(module)) {
    if (!is(table, PgTable)) continue;
    const { foreignKeys } = getTableConfig(table);
    const goal = (key: (typeof foreignKeys)[number]) => nameOf(key.reference().foreignTable);
    tables.set(nameOf(table), {
      goesWith: foreignKeys.filter((key) => key.onDelete === 'cascade').map(goal),
      refersTo: foreignKeys.map(goal),
    });
  }
}

function nameOf(table: PgTable): string {
  const { schema, name } = getTableConfig(table);
  return schema ? `${schema}.${name}` : name;
}

const kindsOf = (table: string) => RETAINED_KINDS.filter((kind) => retained(kind).tables?.includes(table));

test('every table of the database stands in the table of what is kept, and nothing else does [TR-03]', () => {
  const listed = new Set(RETAINED_KINDS.flatMap((kind) => retained(kind).tables ?? []));
  expect(tables.size).toBeGreaterThan(25);
  expect([...tables.keys()].toSorted()).toEqual([...listed].toSorted());
});

test('what refers to an account goes with it [TR-03]', () => {
  for (const [table, { refersTo }] of tables) {
    if (!refersTo.includes(USERS)) continue;
    const kinds = kindsOf(table).filter((kind) => retained(kind).removedBy.includes('account'));
    expect([table, kinds.length > 0]).toEqual([table, true]);
  }
});

test('what is said to go by itself is tied to the account in the schema [TR-03]', () => {
  const isTied = (table: string): boolean =>
    table === USERS || (tables.get(table)?.goesWith ?? []).some((other) => isTied(other));
  for (const [kind, way] of Object.entries(FORGETTING)) {
    if (way !== 'cascades') continue;
    for (const table of retained(kind as RetainedKind).tables ?? [])
      expect([table, isTied(table)]).toEqual([table, true]);
  }
});

test('what is of a person can be taken home, or is too short-lived or too secret to be [TR-03]', () => {
  const left = RETAINED_KINDS.filter((kind) => {
    const { whose, exportedAs } = retained(kind);
    return whose !== 'ours' && !exportedAs;
  });
  expect(left).toEqual(['guestFeedback', 'mails', 'guestMedia', 'rateLimits', 'blogViews']);
});

test('what has a life is swept, and nobody else is [TR-03]', () => {
  const swept = RETAINED_KINDS.filter((kind) => retained(kind).removedBy.includes('sweep'));
  expect(Object.keys(SWEEPERS).toSorted()).toEqual(swept.toSorted());
  const mortal = RETAINED_KINDS.filter((kind) => retained(kind).life);
  expect(swept).toEqual(expect.arrayContaining(mortal));
});

test('a session that nobody uses ends when the account service says so [TR-03]', () => {
  expect(earlyMs('sessions')).toBe(IDLE_MS);
});
