import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ImageModel } from 'ai';
import { isImageProvider, type ImageProvider, type ModelSettings } from '#domain/model-settings.ts';
import { boundedFetch } from '#engines/outside/bounded-fetch.ts';

/** A model that draws, and how it is told to draw wide: some know sizes, some shapes. */
export interface WideImageModel {
  model: ImageModel;
  wide: { size: '1536x1024' } | { aspectRatio: '16:9' };
  /** Whether it looks at a picture and draws another; older ones would paint over it. */
  takesReferences: boolean;
}

/** A large picture without loss, written out in letters. */
const MOST_BYTES = 24_000_000;

const BY_SIZE = { size: '1536x1024' } as const;

/** Behind an address may be any model; of these it is known, however they are called there. */
const SEEING = /gpt-image|chatgpt-image|gemini|nano-banana|kontext|image-edit/i;

type Open = (settings: ModelSettings) => WideImageModel;

/** A new provider needs its name in `domain/model-settings.ts`, its line here, and its key in the configuration. */
const ADAPTERS: Readonly<Record<ImageProvider, Open>> = {
  openai: (settings) => ({
    model: createOpenAI(access(settings)).image(settings.model),
    wide: BY_SIZE,
    takesReferences: SEEING.test(settings.model),
  }),
  google: (settings) => ({
    model: createGoogle(access(settings)).image(settings.model),
    wide: { aspectRatio: '16:9' },
    takesReferences: SEEING.test(settings.model),
  }),
  compatible: ({ provider, model, apiKey, url }) => {
    if (!url) throw new Error('an address is needed for a model of the provider "compatible"');
    const opened = createOpenAICompatible({ name: provider, ...access({ apiKey, url }), baseURL: url });
    return { model: opened.imageModel(model), wide: BY_SIZE, takesReferences: SEEING.test(model) };
  },
};

/** By one setting: in a cloud, or behind an address that speaks OpenAI's protocol. */
export function imageModel(settings: ModelSettings): WideImageModel {
  const { provider } = settings;
  if (!isImageProvider(provider)) throw new Error(`no image model of the provider "${provider}" can be used`);
  return ADAPTERS[provider](settings);
}

function access({ apiKey, url }: Pick<ModelSettings, 'apiKey' | 'url'>) {
  return { ...(apiKey && { apiKey }), ...(url && { baseURL: url }), fetch: boundedFetch(MOST_BYTES) };
}
