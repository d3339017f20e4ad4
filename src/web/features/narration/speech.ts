import type { SpeechAnswer } from '#contract/speech.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { speechCacheKey } from '#domain/speech-cache-key.ts';
import { relaySpeech, type BackupNotice } from '#domain/speech-relay.ts';
import { createClipCache } from '#web/features/narration/clip-cache.ts';
import { askVoice, type Heard } from '#web/features/narration/voice-service.ts';

export interface SpeechWish {
  text: string;
  characterId: string;
  language: LanguageCode;
  /** 0.5 to 2. */
  speed: number;
  signal?: AbortSignal;
}

export interface Speech {
  /** Lives as long as the clip is among the last that were asked for; nobody else need revoke it. */
  audioUrl: string;
  words: SpeechAnswer['words'];
  /** Seconds. */
  duration: number;
  provider: string;
  /** To be told once: a clip that is heard again has none. */
  notice: BackupNotice | undefined;
}

/** The longest text that is read at once makes three megabytes in English and ten in Chinese; most are far shorter. */
const MOST_CLIPS = 12;

const VOICE_SETTINGS = { stability: 0.5, similarity_boost: 0.8, style: 0 };
const OPENAI_VOICE = 'alloy';

const clips = createClipCache<Speech>(MOST_CLIPS);

/** Has the text read aloud. Rejects with a `SpeechFailure`, or with the reason of the signal. */
export async function requestSpeech(wish: SpeechWish): Promise<Speech> {
  wish.signal?.throwIfAborted();
  const key = `${speechCacheKey(wish.characterId, wish.text)}-${wish.language}-${wish.speed}`;
  const known = clips.read(key);
  if (known) return known;
  const { answer, notice } = await relaySpeech(voicesFor(wish), wish.signal);
  // The same text may have been asked for twice at once; the address that is in use already stays.
  const meanwhile = clips.read(key);
  if (meanwhile) return meanwhile;
  const speech = toSpeech(answer);
  clips.keep(key, speech);
  return { ...speech, notice };
}

function voicesFor({ text, characterId, language, speed }: SpeechWish) {
  return {
    primary: (signal: AbortSignal) => {
      const body = { text, characterId, options: VOICE_SETTINGS, language, speed };
      return askVoice('generate-speech', body, signal);
    },
    second: (signal: AbortSignal) =>
      askVoice('generate-openai-speech', { text, voice: OPENAI_VOICE, language, speed }, signal),
    // No model: the server knows which one it has.
    third: (signal: AbortSignal) => askVoice('generate-hf-speech', { text, language }, signal),
  };
}

function toSpeech({ audio, words, duration, provider }: Heard): Speech {
  return { audioUrl: URL.createObjectURL(audio), words, duration, provider, notice: undefined };
}
