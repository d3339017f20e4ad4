import type { Said, SpeechStore } from '#engines/narrator/cached.ts';
import type { Media } from '#server/storage/media.ts';
import type { Owner } from '#server/storage/owner.ts';

const KIND = 'speech';
const ENDING = '.sound';

/** What was read to somebody, for nobody else. */
export function speechStore(media: Media, owner: Owner): SpeechStore {
  const nameOf = ({ text, manner }: Said) => media.names.nameOf(owner, KIND, text, manner);
  return {
    nameOf,
    read: (said) => media.read(KIND, nameOf(said), ENDING),
    keep: (said, bytes) =>
      media.keep({
        kind: KIND,
        owner,
        name: nameOf(said),
        ending: ENDING,
        bytes,
        source: media.names.sourceOf(owner, said.text),
      }),
  };
}
