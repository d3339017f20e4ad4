import type { Child } from '#tests/faults/support/child.ts';

/** Where a product that was started as a child answers. */
export async function siteOf(child: Child): Promise<string> {
  await child.says('role'); // the database has a port as well
  return `http://127.0.0.1:${child.said.find(({ role }) => role)?.port}`;
}
