import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from '#domain/model-settings.ts';

const OLLAMA = 'http://localhost:11434/v1';

/** Any model by one setting: in a cloud, on this machine, or behind an address that speaks OpenAI's protocol. */
export function languageModel({ provider, model, apiKey, url }: ModelSettings): LanguageModel {
  const settings = { ...(apiKey && { apiKey }), ...(url && { baseURL: url }) };
  if (provider === 'openai') return createOpenAI(settings).chat(model);
  if (provider === 'anthropic') return createAnthropic(settings)(model);
  if (provider === 'google') return createGoogle(settings)(model);
  const baseURL = url ?? (provider === 'ollama' ? OLLAMA : undefined);
  if (!baseURL) throw new Error('an address is needed for a model of the provider "compatible"');
  return createOpenAICompatible({ name: provider, baseURL, ...(apiKey && { apiKey }) })(model);
}
