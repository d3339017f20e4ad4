import type { BookFormat, BookWish } from '#contract/my-stories.ts';
import { isPersonal } from '#domain/personal-character.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { request } from '#web/api/api.ts';
import { accepted } from '#web/api/body-of.ts';

/** A story of My Stories as a book, with word of each piece that has come. Rejects with a `Refusal`, or whatever broke. */
export async function fetchBook(
  { id, heroes }: ToldStory,
  format: BookFormat,
  onBytes: (soFar: number) => void,
): Promise<Blob> {
  const wish: BookWish = { family: heroes.filter(isPersonal).map(({ name }) => name) };
  const asked = request('POST /api/my-stories/:id/:file', {
    param: { id, file: `book.${format}` },
    json: wish,
  });
  return counted(await accepted(asked), onBytes).blob();
}

function counted(
  { body, headers }: Pick<Response, 'body' | 'headers'>,
  onBytes: (soFar: number) => void,
): Response {
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
