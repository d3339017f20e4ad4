import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storyVotes as votesAnswer, type StoryVotes } from '#contract/voting.ts';
import { storyVotes } from '#server/db/schema/reactions.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const product = await testProduct(database, UNHURRIED);
const { signUp } = accountsOf(product);

async function voter() {
  const { id, session } = await signUp();
  const headers = { Authorization: `Bearer ${session.access_token}`, 'Content-Type': 'application/json' };
  const send = (storyId: string, vote: string | null) =>
    product.get(`/api/stories/${storyId}/vote`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ vote }),
    });
  return {
    id,
    send,
    wish: async (storyId: string, vote: string | null) =>
      (await (await send(storyId, vote)).json()) as StoryVotes,
    look: async (storyId: string) =>
      (await (await product.get(`/api/stories/${storyId}/votes`, { headers })).json()) as StoryVotes,
  };
}

const look = async (storyId: string) =>
  (await (await product.get(`/api/stories/${storyId}/votes`)).json()) as StoryVotes;
const rowsOf = (storyId: string) => db.select().from(storyVotes).where(eq(storyVotes.storyId, storyId));

test('a vote is cast, replaced by another and taken back [VT-01]', async () => {
  const { id: storyId } = await make.story();
  await make.vote({ storyId, voteType: 'star' });
  const { wish, look: lookAgain } = await voter();
  expect(await wish(storyId, 'like')).toEqual({ votes: { like: 1, love: 0, star: 1 }, mine: 'like' });
  expect(await wish(storyId, 'star')).toEqual({ votes: { like: 0, love: 0, star: 2 }, mine: 'star' });
  expect(await lookAgain(storyId)).toEqual({ votes: { like: 0, love: 0, star: 2 }, mine: 'star' });
  expect(await wish(storyId, null)).toEqual({ votes: { like: 0, love: 0, star: 1 }, mine: null });
  expect(await lookAgain(storyId)).toEqual({ votes: { like: 0, love: 0, star: 1 }, mine: null });
});

test('a wish that is sent twenty times is one vote, and never takes itself back [VT-01] [UX-07]', async () => {
  const { id: storyId } = await make.story();
  const { wish, look: lookAgain } = await voter();
  const answers = await Promise.all(Array.from({ length: 20 }, () => wish(storyId, 'love')));
  for (const answer of answers)
    expect(answer).toEqual({ votes: { like: 0, love: 1, star: 0 }, mine: 'love' });
  expect(await lookAgain(storyId)).toEqual({ votes: { like: 0, love: 1, star: 0 }, mine: 'love' });
});

test('different presses of one person at once leave one vote at most [VT-01]', async () => {
  const { id: storyId } = await make.story();
  const { wish, look: lookAgain } = await voter();
  const types = ['like', 'love', 'star', 'love', 'like', 'star', 'like'];
  await Promise.all(types.map((type) => wish(storyId, type)));
  const rows = await rowsOf(storyId);
  expect(rows.length).toBeLessThanOrEqual(1);
  expect((await lookAgain(storyId)).mine).toBe(rows[0]?.voteType ?? null);
});

test('twenty people who vote at once are all counted [VT-01]', async () => {
  const { id: storyId } = await make.story();
  const voters = await Promise.all(Array.from({ length: 20 }, voter));
  await Promise.all(voters.map(({ wish }, i) => wish(storyId, i < 12 ? 'like' : 'star')));
  expect(await look(storyId)).toEqual({ votes: { like: 12, love: 0, star: 8 }, mine: null });
});

test('guests see the counts and cannot vote [VT-02]', async () => {
  const { id: storyId } = await make.story();
  await make.vote({ storyId, voteType: 'love' });
  const counts = await product.get(`/api/stories/${storyId}/votes`);
  expect(counts.headers.get('Cache-Control')).toBe('no-store');
  expect(votesAnswer.parse(await counts.json())).toEqual({
    votes: { like: 0, love: 1, star: 0 },
    mine: null,
  });
  const refused = await product.get(`/api/stories/${storyId}/vote`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: '{"vote":"like"}',
  });
  expect(refused.status).toBe(401);
  expect(await rowsOf(storyId)).toHaveLength(1);
});

test('what is no vote, or for no story, changes nothing [VT-03]', async () => {
  const { id: storyId } = await make.story();
  const { send } = await voter();
  expect((await send(storyId, 'hate')).status).toBe(400);
  expect((await send(randomUUID(), 'like')).status).toBe(404);
  expect((await send('not-an-id', 'like')).status).toBe(404);
  expect((await product.get(`/api/stories/${randomUUID()}/votes`)).status).toBe(404);
  expect(await rowsOf(storyId)).toEqual([]);
});
