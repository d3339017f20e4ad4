import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelProvider, ModelSettings } from '#domain/model-settings.ts';
import { boundedFetch } from '#engines/outside/bounded-fetch.ts';

/** Some hundred bytes around each syllable of the longest story, and as much again that a model thinks. */
const MOST_BYTES = 4_000_000;
const OLLAMA = 'http://localhost:11434/v1';

type Open = (settings: ModelSettings) => LanguageModel;

/** A new provider needs its name in `domain/model-settings.ts`, its line here, and its key in the configuration. */
const ADAPTERS: Readonly<Record<ModelProvider, Open>> = {
  openai: (settings) => createOpenAI(access(settings)).chat(settings.model),
  anthropic: (settings) => createAnthropic(access(settings))(settings.model),
  google: (settings) => createGoogle(access(settings))(settings.model),
  ollama: (settings) => compatible({ ...settings, url: settings.url ?? OLLAMA }),
  compatible,
};

/** Any model by one setting: in a cloud, on this machine, or behind an address that speaks OpenAI's protocol. */
export function languageModel(settings: ModelSettings): LanguageModel {
  return ADAPTERS[settings.provider](settings);
}

function compatible({ provider, model, apiKey, url }: ModelSettings): LanguageModel {
  if (!url) throw new Error('an address is needed for a model of the provider "compatible"');
  return createOpenAICompatible({
    name: provider,
    baseURL: url,
    ...(apiKey && { apiKey }),
    fetch: boundedFetch(MOST_BYTES),
    // Most of them do; whoever does not is asked without a form.
    supportsStructuredOutputs: true,
  })(model);
}

function access({ apiKey, url }: ModelSettings) {
  return { ...(apiKey && { apiKey }), ...(url && { baseURL: url }), fetch: boundedFetch(MOST_BYTES) };
}
