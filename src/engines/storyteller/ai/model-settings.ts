export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'ollama', 'compatible'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

export interface ModelSettings {
  provider: ModelProvider;
  model: string;
  apiKey: string | undefined;
  /** Of the endpoint; needed for `compatible`, optional for the others. */
  url: string | undefined;
}
