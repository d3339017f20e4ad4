import type { OpenedList, ReadingCode, ReadingList, ReadingListWish } from '#contract/reading-lists.ts';
import type { TestProduct } from '#tests/support/http.ts';
import { family } from '#tests/support/shared-books.ts';

/** Somebody with an account who puts stories in an order for others. */
export async function teacher(product: TestProduct) {
  const person = await family(product);
  const lists = async () =>
    ((await (await person.send('GET', '/api/reading-lists')).json()) as { lists: ReadingList[] }).lists;
  const list = async (
    title: string,
    library: readonly string[],
    own: readonly string[],
    more: Partial<ReadingListWish> = {},
  ) => {
    const entries = [
      ...library.map((id) => ({ kind: 'library' as const, id })),
      ...own.map((id) => ({ kind: 'own' as const, id })),
    ];
    const answer = await person.send('POST', '/api/reading-lists', { title, entries, agreed: true, ...more });
    if (answer.status !== 201) throw new Error(`no list: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  };
  const code = async (listId: string, life = 'day') => {
    const answer = await person.send('POST', `/api/reading-lists/${listId}/codes`, { life });
    if (answer.status !== 201) throw new Error(`no code: ${await answer.text()}`);
    return (await answer.json()) as { code: string; made: ReadingCode };
  };
  return { ...person, lists, list, code };
}

/** Whoever has a code, and nothing else. */
export async function openWithCode(product: TestProduct, code: string, headers: Record<string, string> = {}) {
  const answer = await product.postJson('/api/reading-codes/openings', { code }, headers);
  const { list } = (await answer.json()) as { list?: OpenedList };
  return { status: answer.status, headers: answer.headers, list };
}
