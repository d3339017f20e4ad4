import { Client } from 'pg';

/** Every row of every table and every sequence that is not PostgreSQL's own, in a form that can be compared. */
export async function snapshot(url: string): Promise<Record<string, string>> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows: relations } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', nspname, relname) AS name
         FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
        WHERE relkind IN ('r', 'p', 'S', 'm') AND nspname !~ '^(pg_|information_schema)' ORDER BY 1`,
    );
    const content: Record<string, string> = {};
    for (const { name } of relations) {
      const { rows } = await client.query<{ content: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(row::text, E'\\n' ORDER BY row::text)), '') AS content
           FROM (SELECT * FROM ${name}) AS row`,
      );
      content[name] = rows[0]?.content ?? '';
    }
    return content;
  } finally {
    await client.end();
  }
}
