/** The functions of the specification by which a text is read aloud. */
export type SpeechFunction = 'generate-speech' | 'generate-openai-speech' | 'generate-hf-speech';

interface VoiceService {
  /** In settings, and in what a browser is told. */
  name: string;
  /** As it signs what it read. */
  engine: string;
  /** Whoever asks for this function is read to by it. */
  answers: SpeechFunction;
}

/**
 * Whose voices can be configured: the best first, in the order in which they are asked and credited. A new one needs its
 * line here, an adapter in `server/compose/engines/voice-services.ts` and its key in the configuration.
 */
export const VOICE_SERVICES = [
  { name: 'elevenLabs', engine: 'elevenlabs', answers: 'generate-speech' },
  { name: 'openai', engine: 'openai', answers: 'generate-openai-speech' },
  { name: 'huggingFace', engine: 'hugging-face', answers: 'generate-hf-speech' },
] as const satisfies readonly VoiceService[];

export type VoiceServiceName = (typeof VOICE_SERVICES)[number]['name'];

/** Which of them are configured. */
export type ConfiguredVoices = Readonly<Record<VoiceServiceName, boolean>>;

export function configuredVoices(isConfigured: (name: VoiceServiceName) => boolean): ConfiguredVoices {
  return Object.fromEntries(VOICE_SERVICES.map(({ name }) => [name, isConfigured(name)])) as ConfiguredVoices;
}

/** Whether a service that is configured reads to whoever asks for the function. */
export function isAnswered(asked: SpeechFunction, voices: ConfiguredVoices): boolean {
  return VOICE_SERVICES.some(({ name, answers }) => answers === asked && voices[name]);
}

/** The engines of those that are configured, the best first. */
export function voiceEngines(voices: ConfiguredVoices): string[] {
  return VOICE_SERVICES.filter(({ name }) => voices[name]).map(({ engine }) => engine);
}
