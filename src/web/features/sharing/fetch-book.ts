import type { BookFormat, BookWish } from '#contract/my-stories.ts';
import { isPersonal } from '#domain/personal-character.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { refusalOf } from '#web/shell/refusal.ts';

/** A story of the shelf as a book, with word of each piece that has come. Rejects with a `Refusal`, or whatever broke. */
export async function fetchBook(
  { id, heroes }: ToldStory,
  format: BookFormat,
  onBytes: (soFar: number) => void,
): Promise<Blob> {
  const wish: BookWish = { family: heroes.filter(isPersonal).map(({ name }) => name) };
  const response = await authorizedFetch(`/api/my-stories/${encodeURIComponent(id)}/book.${format}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!response.ok) throw await refusalOf(response);
  return counted(response, onBytes).blob();
}

function counted({ body, headers }: Response, onBytes: (soFar: number) => void): Response {
  let soFar = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, on) {
      soFar += piece.length;
      onBytes(soFar);
      on.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(counter), { headers });
}
