import { getTableName, sql } from 'drizzle-orm';
import { check, customType, timestamp, uuid, type PgColumn } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey().defaultRandom();

export const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Indexes that serve "newest first" are left ascending: PostgreSQL reads them backwards, while `.desc()` would make
 * them NULLS LAST, which the plain `order by … desc` cannot use.
 */
export const createdAt = () => time('created_at').notNull().defaultNow();

export const updatedAt = () =>
  time('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`);

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

// Checks rather than PostgreSQL enums: a value can be added or retired in one quick migration.
export function oneOf(column: PgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return must(column, 'known', `in (${list})`);
}

export function atLeast(column: PgColumn, least: number) {
  return must(column, 'least', `>= ${least}`);
}

export function between(column: PgColumn, least: number, most: number) {
  return must(column, 'range', `between ${least} and ${most}`);
}

export function matches(column: PgColumn, pattern: string) {
  return must(column, 'format', `~ '${pattern}'`);
}

/** The same unit as the documents' limits: characters, not bytes. */
export function length(column: PgColumn, least: number, most: number) {
  return rule(column, 'length', `char_length("${column.name}") between ${least} and ${most}`);
}

export function notBlank(column: PgColumn) {
  return rule(column, 'not_blank', `"${column.name}" ~ '\\S'`);
}

export function jsonOfType(column: PgColumn, type: 'object' | 'array') {
  return rule(column, 'json', `jsonb_typeof("${column.name}") = '${type}'`);
}

const SLUG_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';

export function isSlug(column: PgColumn) {
  return matches(column, SLUG_PATTERN);
}

function must(column: PgColumn, kind: string, condition: string) {
  return rule(column, kind, `"${column.name}" ${condition}`);
}

/** Names every check `table_column_kind`, so that an error says which rule of which column was broken. */
export function rule(column: PgColumn, kind: string, condition: string) {
  return check(`${getTableName(column.table)}_${column.name}_${kind}`, sql.raw(condition));
}
