import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderLayout } from '#server/db/embedded/folder-layout.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import type { Child } from '#tests/faults/support/child.ts';
import { Playground } from '#tests/faults/support/playground.ts';
import { killAll, treeOf } from '#tests/faults/support/process-tree.ts';

/** Three of each death. */
const KILLS = 12;

let playground: Playground;
beforeEach(() => {
  playground = new Playground();
});
afterEach(() => playground.cleanUp());

/** Different ways to die, in turn; the machine losing power is most like the first. */
const DEATHS: Record<string, (writer: Child, dataDir: string) => Promise<void>> = {
  async everything(writer) {
    killAll(treeOf(writer.pid));
    await writer.kill();
  },
  async 'only our process'(writer) {
    await writer.kill();
  },
  async 'only the server, then our process'(writer, dataDir) {
    const server = await findPostmaster(folderLayout(dataDir).cluster);
    killAll(server ? [server.pid] : []);
    await writer.kill();
  },
  async 'everything of the server, then our process'(writer) {
    killAll(treeOf(writer.pid).slice(1));
    await writer.kill();
  },
};

it(`keeps every acknowledged row when it is killed ${KILLS} times`, async () => {
  const dataDir = playground.dataDir();
  const acknowledged = new Set<number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = playground.child({ program: 'acknowledging-writer', dataDir });
    expect(await missingFrom(await writer.says('url'), acknowledged), `before kill ${kill + 1}`).toEqual([]);
    await writer.says('id');
    await sleep(randomInt(50, 400));

    const [name, die] = Object.entries(DEATHS)[kill % Object.keys(DEATHS).length] ?? [];
    await die?.(writer, dataDir);

    const before = acknowledged.size;
    for (const { id } of writer.said) if (id !== undefined) acknowledged.add(id);
    expect(acknowledged.size, `rows written before ${name} died`).toBeGreaterThan(before);
  }
  const server = await playground.start(dataDir);
  expect(await missingFrom(server.url, acknowledged)).toEqual([]);
  await server.stop();
});

async function missingFrom(url: string, acknowledged: Set<number>): Promise<number[]> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>('SELECT id FROM acknowledged');
    const present = new Set(rows.map(({ id }) => id));
    return [...acknowledged].filter((id) => !present.has(id));
  } finally {
    await client.end();
  }
}
