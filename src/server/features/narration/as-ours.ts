import { surroundingsOf } from '#domain/surroundings.ts';
import { breathsIn } from '#engines/narrator/built-in/in-whole.ts';
import type { SpeechRequest } from '#engines/narrator/port.ts';
import type { LibraryText } from '#server/http/library-texts.ts';

/**
 * A text of the library as everybody hears it: then its sound is ours, made once and kept. Undefined where it is wanted otherwise than
 * the library is read, or cut where no sentence begins or ends: whoever wants that has it kept as their own.
 */
export function asOurs(request: SpeechRequest, story: LibraryText): SpeechRequest | undefined {
  const { text, language, speed, quality, speakers, turns, around, manner, ...other } = request;
  const wantsMore = Object.values(other).some((wish) => wish !== undefined);
  if (wantsMore || speed !== 1 || language !== story.language) return undefined;
  const { content } = story;
  const told = around?.before.length ?? 0;
  const offset = content.startsWith(text, told) ? told : content.indexOf(text);
  if (offset === -1) return undefined;
  const ours = {
    text,
    language,
    speed,
    ...(quality && { quality }),
    ...(turns && { turns }),
    ...(manner && { manner }), // of cloud voices alone
    speakers: speakers?.length ? story.speakers : [],
    around: surroundingsOf(content, offset, text.length),
  };
  return isWhole(ours) ? ours : undefined;
}

/** Of sentences. */
function isWhole(request: SpeechRequest): boolean {
  const { text, around = { before: '', after: '' }, language } = request;
  const breaths = breathsIn(request);
  const whole = breathsIn({ text: around.before + text + around.after, language });
  return [breaths.at(0), breaths.at(-1)].every((breath) =>
    whole.some((each) => each.text === breath?.text && each.offset === around.before.length + breath.offset),
  );
}
