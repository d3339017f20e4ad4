import type { SpeechStore } from '#engines/narrator/cached.ts';
import type { Media } from '#server/storage/media.ts';
import type { Owner } from '#server/storage/owner.ts';

const KIND = 'speech';
const ENDING = '.sound';

/** What was read to somebody, for nobody else. */
export function speechStore(media: Media, owner: Owner): SpeechStore {
  const nameOf = (text: string, manner: string) => media.names.nameOf(owner, KIND, text, manner);
  return {
    read: ({ text, manner }) => media.read(KIND, nameOf(text, manner), ENDING),
    keep: ({ text, manner }, bytes) =>
      media.keep({
        kind: KIND,
        owner,
        name: nameOf(text, manner),
        ending: ENDING,
        bytes,
        source: media.names.sourceOf(owner, text),
      }),
  };
}
