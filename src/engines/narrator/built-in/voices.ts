import type { VoiceKind } from '#domain/character-voices.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { CastVoice, SpeechRequest } from '#engines/narrator/port.ts';

export interface LanguageVoices {
  /** The quick voice: a voice of espeak-ng. */
  quick: string;
  /** The natural storyteller: a voice of Kokoro. */
  storyteller: string;
  /** Others that can play characters. */
  others: readonly string[];
}

/** German, Swedish, Tamil and Marathi are spoken by voices of a neighbouring language, with an accent. */
export const VOICES: Record<LanguageCode, LanguageVoices> = {
  en: { quick: 'en-us', storyteller: 'af_heart', others: ['am_michael', 'bf_emma', 'am_puck'] },
  es: { quick: 'es', storyteller: 'ef_dora', others: ['em_alex'] },
  fr: { quick: 'fr', storyteller: 'ff_siwis', others: [] },
  de: { quick: 'de', storyteller: 'if_sara', others: ['im_nicola'] },
  hi: { quick: 'hi', storyteller: 'hf_beta', others: ['hm_omega', 'hf_alpha'] },
  ta: { quick: 'ta', storyteller: 'hf_alpha', others: ['hm_omega'] },
  zh: { quick: 'cmn', storyteller: 'zf_xiaoxiao', others: ['zm_yunxi', 'zf_xiaoyi'] },
  ja: { quick: 'ja', storyteller: 'jf_gongitsune', others: ['jm_kumo', 'jf_nezumi'] },
  sv: { quick: 'sv', storyteller: 'if_sara', others: ['im_nicola'] },
  mr: { quick: 'mr', storyteller: 'hf_alpha', others: ['hm_omega'] },
};

/** Those of a language, the storyteller first. */
export function naturalVoices(language: LanguageCode): readonly string[] {
  const { storyteller, others } = VOICES[language];
  return [storyteller, ...others];
}

/** How somebody sounds. */
export interface Timbre {
  voice: string;
  /** Of the natural voice times its own; of the quick one from 0 to 99. */
  pitch: number;
  /** Times that of the storyteller. */
  pace: number;
}

interface Sketch extends Omit<Timbre, 'voice'> {
  /** A woman's voice or a man's. */
  of: 'f' | 'm';
}

/** A voice that is made higher is that of somebody smaller: pitch and throat change together. */
const NATURAL: Record<VoiceKind, Sketch> = {
  girl: { of: 'f', pitch: 1.14, pace: 1 },
  boy: { of: 'm', pitch: 1.3, pace: 1 },
  woman: { of: 'f', pitch: 1, pace: 1 },
  man: { of: 'm', pitch: 1, pace: 1 },
  'old-woman': { of: 'f', pitch: 0.9, pace: 0.9 },
  'old-man': { of: 'm', pitch: 0.9, pace: 0.9 },
  creature: { of: 'f', pitch: 1.28, pace: 1.04 },
  'creature-m': { of: 'm', pitch: 1.16, pace: 1.04 },
  'large-creature': { of: 'f', pitch: 0.82, pace: 0.94 },
  'large-creature-m': { of: 'm', pitch: 0.84, pace: 0.94 },
};
/** Where there is no man's voice, that of a woman is lowered. */
const NO_MAN = 0.82;
/** The first of a kind, the second and the third. */
const NATURAL_VARIANTS = [1, 0.93, 1.07];
/** Whoever borrows the storyteller's voice goes out of its way. */
const APART = { higher: 1.06, lower: 0.92 };

type Reader = Pick<SpeechRequest, 'language' | 'voice' | 'storyteller'>;

/** The natural voice that reads whatever no character says: the one that was asked for, as far as the language has it. */
export function naturalStoryteller({ language, voice, storyteller }: Reader): Timbre {
  const voices = naturalVoices(language);
  const wished = storyteller && voices.find((each) => each[1] === (storyteller === 'man' ? 'm' : 'f'));
  const own = voice && voices.includes(voice) ? voice : wished;
  return { voice: own ?? VOICES[language].storyteller, pitch: 1, pace: 1 };
}

/** The natural voice of somebody in a story. */
export function naturalTimbre(voice: CastVoice, language: LanguageCode, storyteller: string): Timbre {
  const { kind, place } = roleOf(voice);
  const { of, pitch, pace } = NATURAL[kind];
  const voices = naturalVoices(language);
  const fitting = voices.filter((each) => each[1] === of);
  const others = fitting.filter((each) => each !== storyteller);
  const bases = others.length > 0 ? others : fitting.length > 0 ? fitting : voices;
  const base = bases[place % bases.length] ?? storyteller;
  const own = pitch * (fitting.length > 0 ? 1 : NO_MAN) * (NATURAL_VARIANTS[place] ?? 1);
  const apart = base !== storyteller ? 1 : own > 1.02 ? APART.higher : APART.lower;
  return { voice: base, pitch: round(own * apart), pace };
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}

/** A little higher than espeak-ng's own, as one reads to children. */
const QUICK_PITCH = 58;

/** The quick voice that reads whatever no character says: a man's, unless a woman's was asked for. */
export function quickStoryteller({ language, storyteller }: Reader): Timbre {
  const throat = storyteller === 'woman' ? QUICK.woman.voice : '';
  return { voice: `${VOICES[language].quick}${throat}`, pitch: QUICK_PITCH, pace: 1 };
}

/** Of the quick voice: a variant of espeak-ng, which has another throat. */
const QUICK: Record<VoiceKind, Timbre> = {
  girl: { voice: '+f5', pitch: 80, pace: 1 },
  boy: { voice: '+f3', pitch: 55, pace: 1 },
  woman: { voice: '+f2', pitch: 40, pace: 1 },
  man: { voice: '+m3', pitch: 38, pace: 1 },
  'old-woman': { voice: '+f4', pitch: 30, pace: 0.88 },
  'old-man': { voice: '+m7', pitch: 20, pace: 0.88 },
  creature: { voice: '+croak', pitch: 85, pace: 1.04 },
  'creature-m': { voice: '+m1', pitch: 68, pace: 1.04 },
  'large-creature': { voice: '+f1', pitch: 20, pace: 0.92 },
  'large-creature-m': { voice: '+m5', pitch: 14, pace: 0.92 },
};
const QUICK_VARIANTS = [0, -12, 12];

/** The quick voice of somebody in a story. */
export function quickTimbre(voice: CastVoice, language: LanguageCode): Timbre {
  const { kind, place } = roleOf(voice);
  const sketch = QUICK[kind];
  return {
    voice: `${VOICES[language].quick}${sketch.voice}`,
    pitch: sketch.pitch + (QUICK_VARIANTS[place] ?? 0),
    pace: sketch.pace,
  };
}

/** What somebody is, and how many of their kind were there before. */
function roleOf(voice: CastVoice): { kind: VoiceKind; place: number } {
  const [kind = 'girl', number = '1'] = voice.split(' ');
  return { kind: kind as VoiceKind, place: Number(number) - 1 };
}
