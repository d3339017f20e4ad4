import type { BookFormat, BookWish } from '#contract/my-stories.ts';
import { isPersonal } from '#domain/personal-character.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { request } from '#web/api/api.ts';
import { familyVoice } from '#web/reader/family-voice.ts';
import { accepted } from '#web/api/body-of.ts';

/** What a story of My Stories can be kept as: a book, a sheet for a class, or whole, for another shelf. */
export type KeptAs = BookFormat | 'sheet' | 'gift';

/** A story of My Stories, with word of each piece that has come. Rejects with a `Refusal`, or whatever broke. */
export async function fetchKept(
  story: ToldStory,
  as: KeptAs,
  onBytes: (soFar: number) => void,
): Promise<Blob> {
  return counted(await accepted(asking(story, as)), onBytes).blob();
}

function asking(story: ToldStory, as: KeptAs): Promise<Response> {
  if (as === 'sheet') return askForSheet(story);
  if (as === 'gift') return request('GET /api/my-stories/:id/book.fabloom', { param: { id: story.id } });
  return askForBook(story, as);
}

function askForSheet({ id, heroes }: ToldStory): Promise<Response> {
  return request('POST /api/my-stories/:id/sheet.pdf', {
    param: { id },
    json: { family: heroes.filter(isPersonal) },
  });
}

function askForBook({ id, heroes }: ToldStory, format: BookFormat): Promise<Response> {
  const reader = familyVoice();
  const wish: BookWish = {
    family: heroes.filter(isPersonal).map(({ name }) => name),
    ...(reader?.storyId === id && { voice: reader.voice }),
  };
  return request('POST /api/my-stories/:id/:file', { param: { id, file: `book.${format}` }, json: wish });
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
