import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hc } from 'hono/client';
import { afterAll, expect, test } from 'vitest';
import type { Earned } from '#contract/rewards.ts';
import type { Api } from '#server/compose/api.ts';
import type { WireSession } from '#server/auth/wire/objects.ts';
import { parseConfig } from '#server/config.ts';
import type { DeedOf } from '#server/deeds/deeds.ts';
import { createLog } from '#server/log.ts';
import { createProduct } from '#server/compose/product.ts';
import { anEmail, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';

const database = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'fabloom-deeds-'));
const product = await createProduct({
  config: parseConfig({ DATA_DIR: dataDir, NATURAL_VOICE: 'off' }),
  log: createLog({ level: 'silent' }, { write: () => {} }),
  database,
  web: {
    renderer: {
      render: async () => new Response(),
      fixedPaths: async () => new Set(),
      publicPages: async () => [],
    },
    clientDir: undefined,
  },
});
afterAll(async () => {
  await product.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = async (input: RequestInfo | URL, init?: RequestInit) =>
  product.fetch(new Request(input, init), {});

const client = hc<Api>('http://in-process/api', { fetch: ask });

async function signUp(): Promise<WireSession> {
  const answer = await ask('http://in-process/auth/v1/signup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: anEmail(), password: PASSWORD }),
  });
  return (await answer.json()) as WireSession;
}

test('a story in My Stories is told to those who listen, and the answer carries what it earned [ST-06]', async () => {
  const star: Earned = { kind: 'achievement', id: 'kind-fox', name: 'Kind Fox', emoji: '🦊' };
  const heard: DeedOf<'story_created'>[] = [];
  product.deeds.subscribe('story_created', async (_, deed) => {
    heard.push(deed);
    return [star];
  });
  const { access_token: token, user } = await signUp();
  const id = randomUUID();
  const item = (name: string) => ({ id: name.toLowerCase(), name, emoji: '⭐', description: '' });
  const choices = { setting: item('Forest'), theme: item('Kindness'), characters: [item('Fox')] };
  const answer = await client['my-stories'].$post(
    {
      json: {
        id,
        title: 'The Fox at the Window',
        ageGroup: '6-8',
        language: 'en',
        choices,
        segments: [{ id: 'segment-1', text: 'A fox looked in at the window.' }],
      },
    },
    { headers: { Authorization: `Bearer ${token}` } },
  );
  expect(answer.status).toBe(201);
  const { story, earned } = await answer.json();
  expect(story.id).toBe(id);
  expect(earned).toContainEqual(star);
  expect(heard).toEqual([
    { name: 'story_created', userId: user.id, storyId: id, ...choices, language: 'en', ageGroup: '6-8' },
  ]);
});
