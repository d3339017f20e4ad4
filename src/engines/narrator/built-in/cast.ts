import type { Speaker, VoiceKind } from '#domain/character-voices.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Narrator } from '#engines/narrator/port.ts';

/** Whom somebody sounds like, by all that is known of them. */
export type KindOf = (speaker: Speaker, language: LanguageCode) => VoiceKind;

/** The same, knowing who is who among those who speak. */
export function withCast<Voice extends Narrator>(narrator: Voice, kindOf: KindOf): Voice {
  return {
    ...narrator,
    speak({ speakers, ...request }, signal) {
      const cast = speakers?.map((each) => ({ ...each, kind: each.kind ?? kindOf(each, request.language) }));
      return narrator.speak({ ...request, ...(cast && { speakers: cast }) }, signal);
    },
  };
}
