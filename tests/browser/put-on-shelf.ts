import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { BUILT_IN } from '#domain/engines.ts';
import type { Tokens } from './accounts.ts';
import { expect } from './fixtures.ts';

/** On the shelf of an account, as if it had been made there. */
export async function putOnShelf(
  request: APIRequestContext,
  { access_token }: Tokens,
  title: string,
): Promise<string> {
  const id = randomUUID();
  const answer = await request.post('/api/my-stories', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: {
      id,
      title,
      ageGroup: '6-8',
      language: 'en',
      toldBy: BUILT_IN,
      choices: {
        setting: { id: 'enchanted-forest', name: 'Enchanted Forest' },
        theme: { id: 'kindness', name: 'Kindness' },
        characters: [{ id: 'ember', name: 'Ember the dragon' }],
      },
      segments: [{ id: 'segment-1', text: 'Ember found a key.\n\nIt opened a door in the hill.' }],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return id;
}
