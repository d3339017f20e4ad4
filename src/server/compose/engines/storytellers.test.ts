import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { startModelServer, stream, fail } from '#engines/storyteller/testing/model-server.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const model = await startModelServer();
const product = await testProduct(await testDatabase(), {
  STORY_MODEL: 'compatible:tale-1',
  STORY_MODEL_URL: model.url,
  STORY_MODEL_TIMEOUT_S: '1',
  RATE_LIMIT_FACTOR: '100',
});

const { session } = await accountsOf(product).signUp();
const signedIn = { Authorization: `Bearer ${session.access_token}` };

const write = async (headers: Record<string, string> = signedIn) => {
  const body = {
    characters: [{ id: 'custom-1', name: 'Mara' }],
    theme: { id: 'kindness', name: 'Kindness' },
    setting: { id: 'beach', name: 'Beach' },
    ageGroup: '3-5',
    language: 'en',
  };
  const answer = await product.postJson('/functions/v1/generate-story', body, headers);
  return {
    status: answer.status,
    ...((await answer.json()) as { story: string; writer: string; title?: string }),
  };
};

test('one setting brings a model, and the footer credits it [ST-02]', async () => {
  model.answer = stream(`TITLE: The Tide\n\n${'Mara built a boat out of a shoe. '.repeat(20)}`);
  expect(await write()).toMatchObject({ status: 200, writer: 'tale-1', title: 'The Tide' });
  expect(await (await product.get('/api/engines')).json()).toMatchObject({ storyteller: 'tale-1' });
});

test('nobody without an account spends the operator’s key [TR-08]', async () => {
  const before = model.requests.length;
  expect(await write({})).toMatchObject({ status: 200, writer: 'built-in' });
  expect(model.requests).toHaveLength(before);
});

test('when it fails, the built-in storyteller answers and the log says why without the story [ST-02]', async () => {
  model.answer = fail(500);
  const told = await write();
  expect(told).toMatchObject({ status: 200, writer: 'built-in' });
  expect(told.story).toContain('Mara');
  const lines = product.logged().filter(({ msg }) => msg === 'the next storyteller takes over');
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('Mara');
});

test('a model that sends five megabytes without a full stop fills no page and holds up nobody [OP-03]', async () => {
  let sent = 0;
  model.answer = (_, response) => {
    response.setHeader('Content-Type', 'text/event-stream');
    const piece = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'words '.repeat(2_000) } }] })}\n\n`;
    const more = () => {
      if (sent > 5_000_000 || response.destroyed) {
        response.end();
      } else {
        sent += piece.length;
        response.write(piece, () => setImmediate(more));
      }
    };
    more();
  };
  const before = performance.eventLoopUtilization();
  const told = await write();
  expect(told).toMatchObject({ status: 200, writer: 'built-in', story: expect.stringContaining('Mara') });
  // Milliseconds that this process computed: a scan that begins anew with every piece took half a minute.
  expect(performance.eventLoopUtilization(before).active).toBeLessThan(10_000);
  expect(sent).toBeGreaterThan(0);
  model.answer = fail(500);
});
