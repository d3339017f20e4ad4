/** The name that stands for one of our own engines; the interface words it in the reader's language. */
export const BUILT_IN = 'built-in';

/** As those who run them write them. A model goes by a name of its own. */
const PROVIDER_NAMES: Partial<Record<string, string>> = {
  elevenlabs: 'ElevenLabs',
  openai: 'OpenAI',
  'hugging-face': 'Hugging Face',
};

/** What an engine that is not ours is called where people read it. */
export function engineName(engine: string): string {
  return PROVIDER_NAMES[engine] ?? engine;
}
