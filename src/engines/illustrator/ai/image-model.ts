import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ImageModel } from 'ai';
import type { ModelSettings } from '#domain/model-settings.ts';

/** A model that draws, by one setting: in a cloud, or behind an address that speaks OpenAI's protocol. */
export function imageModel({ provider, model, apiKey, url }: ModelSettings): ImageModel {
  const settings = { ...(apiKey && { apiKey }), ...(url && { baseURL: url }) };
  if (provider === 'openai') return createOpenAI(settings).image(model);
  if (provider === 'google') return createGoogle(settings).image(model);
  if (provider === 'compatible' && url) {
    return createOpenAICompatible({ name: provider, baseURL: url, ...(apiKey && { apiKey }) }).imageModel(
      model,
    );
  }
  throw new Error(`no image model of the provider "${provider}" can be used`);
}
