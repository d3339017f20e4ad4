import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ImageModel } from 'ai';
import type { ModelSettings } from '#domain/model-settings.ts';

/** A model that draws, and how it is told to draw wide: some know sizes, some shapes. */
export interface WideImageModel {
  model: ImageModel;
  wide: { size: '1536x1024' } | { aspectRatio: '16:9' };
}

const BY_SIZE = { size: '1536x1024' } as const;

/** By one setting: in a cloud, or behind an address that speaks OpenAI's protocol. */
export function imageModel({ provider, model, apiKey, url }: ModelSettings): WideImageModel {
  const settings = { ...(apiKey && { apiKey }), ...(url && { baseURL: url }) };
  if (provider === 'openai') return { model: createOpenAI(settings).image(model), wide: BY_SIZE };
  if (provider === 'google') {
    return { model: createGoogle(settings).image(model), wide: { aspectRatio: '16:9' } };
  }
  if (provider === 'compatible' && url) {
    const compatible = createOpenAICompatible({ name: provider, baseURL: url, ...(apiKey && { apiKey }) });
    return { model: compatible.imageModel(model), wide: BY_SIZE };
  }
  throw new Error(`no image model of the provider "${provider}" can be used`);
}
