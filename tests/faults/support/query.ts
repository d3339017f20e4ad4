import { Client, type QueryResultRow } from 'pg';

/** Runs one statement on a connection of its own. */
export async function query<Row extends QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
