export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'ollama', 'compatible'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** Those of them that draw. */
export const IMAGE_PROVIDERS = ['openai', 'google', 'compatible'] as const satisfies readonly ModelProvider[];
export type ImageProvider = (typeof IMAGE_PROVIDERS)[number];

export function isImageProvider(provider: ModelProvider): provider is ImageProvider {
  return IMAGE_PROVIDERS.some((each) => each === provider);
}

export interface ModelSettings {
  provider: ModelProvider;
  model: string;
  apiKey: string | undefined;
  /** Of the endpoint; needed for `compatible`, optional for the others. */
  url: string | undefined;
}
