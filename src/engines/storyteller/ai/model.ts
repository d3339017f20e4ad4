import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'ollama', 'compatible'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

export interface ModelSettings {
  provider: ModelProvider;
  model: string;
  apiKey: string | undefined;
  /** Of the endpoint; needed for `compatible`, optional for the others. */
  url: string | undefined;
}

const OLLAMA = 'http://localhost:11434/v1';

/** Any model by one setting: in a cloud, on this machine, or behind an address that speaks OpenAI's protocol. */
export function languageModel({ provider, model, apiKey, url }: ModelSettings): LanguageModel {
  const settings = { ...(apiKey && { apiKey }), ...(url && { baseURL: url }) };
  switch (provider) {
    case 'openai':
      return createOpenAI(settings).chat(model);
    case 'anthropic':
      return createAnthropic(settings)(model);
    case 'google':
      return createGoogle(settings)(model);
    case 'ollama':
      return createOpenAICompatible({ name: 'ollama', baseURL: url ?? OLLAMA })(model);
    case 'compatible': {
      if (!url) throw new Error('an address is needed for a model of the provider "compatible"');
      return createOpenAICompatible({ name: 'compatible', baseURL: url, ...(apiKey && { apiKey }) })(model);
    }
  }
}
