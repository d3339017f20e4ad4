import type { Piece } from '#domain/text/pieces.ts';
import { breathsOf, speakable } from '#engines/narrator/built-in/words.ts';
import type { SpeechRequest } from '#engines/narrator/port.ts';

/** A text with what stands around it in its story, and where it stands there. */
export function inWhole({ text, around }: Pick<SpeechRequest, 'text' | 'around'>): Piece {
  return around
    ? { text: around.before + text + around.after, offset: around.before.length }
    : { text, offset: 0 };
}

/** What is said in one breath each, as it is in the whole story, wherever the text was cut out of it. */
export function breathsIn(request: Pick<SpeechRequest, 'text' | 'around' | 'language'>): Piece[] {
  const { text: whole, offset } = inWhole(request);
  const end = offset + request.text.length;
  return breathsOf(speakable(whole), request.language).flatMap((breath) => {
    const from = Math.max(breath.offset, offset);
    const inside = breath.text.slice(from - breath.offset, Math.max(0, end - breath.offset));
    const text = inside.trim();
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    return [{ text, offset: from - offset + inside.length - inside.trimStart().length }];
  });
}
