import { randomUUID } from 'node:crypto';
import type { BookLink, NewBookLink, SharedBook } from '#contract/book-links.ts';
import type { MyStory, MyStorySummary } from '#contract/my-stories.ts';
import type { ImageAnswer } from '#contract/pictures.ts';
import { pageMark } from '#domain/recordings.ts';
import { hum, wav } from '#engines/narrator/testing/voice-server.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import type { TestProduct } from '#tests/support/http.ts';

export interface MadeLink {
  link: BookLink;
  key: string;
}

/** What came of the file of a book. */
interface Brought {
  story: MyStory;
  code: string;
  error: string;
}

const about = (hero: string) => `${hero} found a key.\n\nIt opened a door in the hill.`;

/** A family with an account, and the books that it shares. */
export async function family(product: TestProduct) {
  const person = await accountsOf(product).signUp();
  const headers = { Authorization: `Bearer ${person.session.access_token}` };
  const send = (method: string, path: string, body?: object) =>
    product.get(path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const draw = async (prompt: string) => {
    const drawn = await product.postJson('/functions/v1/generate-gemini-images', { prompt }, headers);
    return ((await drawn.json()) as ImageAnswer).images[0]?.url ?? '';
  };
  /** Grandma reads the page that it begins with. */
  const record = async (storyId: string, text: string) => {
    const page = pageMark(text);
    await product.get(`/api/my-stories/${storyId}/recordings/${page}?voice=grandma`, {
      method: 'PUT',
      headers,
      body: Uint8Array.from(wav(hum(1), 24_000)),
    });
    return page;
  };
  const book = async (hero: string, url = `/pictures/${'0a'.repeat(20)}.svg`) => {
    const text = about(hero);
    const story = {
      id: randomUUID(),
      title: `${hero} and the Key`,
      ageGroup: '6-8',
      language: 'en',
      choices: {
        setting: { id: 'enchanted-forest', name: 'Enchanted Forest' },
        theme: { id: 'kindness', name: 'Kindness' },
        characters: [
          { id: 'own-hero', name: hero, description: 'shy at school' },
          { id: 'fox', name: 'Nobody Whom The Text Names' },
        ],
      },
      segments: [{ id: 'segment-1', text, questions: ['What was behind the door?'] }],
      media: { pictures: [{ url, description: `${hero} and a fox`, offset: 0 }] },
    };
    await send('POST', '/api/my-stories', story);
    return { ...story, text, page: await record(story.id, text), picture: url };
  };
  /** A book of theirs is about somebody else from now on. */
  const retell = async (id: string, hero: string) => {
    const text = about(hero);
    const change = { title: `${hero} and the Key`, segments: [{ id: 'segment-1', text }] };
    const answer = await send('PATCH', `/api/my-stories/${id}`, change);
    if (!answer.ok) throw new Error(`not retold: ${await answer.text()}`);
    return { id, text, page: await record(id, text) };
  };
  const keep = async (key: string) => {
    const answer = await send('POST', '/api/shared-books/copies', { key });
    if (answer.status !== 201) throw new Error(`no copy: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  };
  const share = async (storyId: string, wish: Partial<NewBookLink> = {}): Promise<MadeLink> => {
    const answer = await send('POST', '/api/book-links', { storyId, life: 'week', agreed: true, ...wish });
    if (answer.status !== 201) throw new Error(`no link: ${await answer.text()}`);
    return (await answer.json()) as MadeLink;
  };
  const bring = async (file: Uint8Array) => {
    const answer = await product.get('/api/my-stories/imports', {
      method: 'POST',
      headers,
      body: Uint8Array.from(file),
    });
    const { story, code = '', error = '' } = (await answer.json()) as Partial<Brought>;
    return { status: answer.status, code, error, story };
  };
  const shelf = async () => {
    const { stories } = (await (await send('GET', '/api/my-stories?limit=100')).json()) as {
      stories: MyStorySummary[];
    };
    return stories;
  };
  const links = async () =>
    ((await (await send('GET', '/api/book-links')).json()) as { links: BookLink[] }).links;
  return { ...person, headers, send, draw, book, retell, share, keep, bring, shelf, links };
}

/** Whoever has a key, and nothing else. */
export async function openShared(product: TestProduct, key: string, headers: Record<string, string> = {}) {
  const answer = await product.postJson('/api/shared-books/openings', { key }, headers);
  const { book } = (await answer.json()) as { book?: SharedBook };
  return { status: answer.status, headers: answer.headers, book };
}
