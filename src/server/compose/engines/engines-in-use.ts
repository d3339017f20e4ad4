import type { CloudVoices, EnginesInUse } from '#contract/engines.ts';
import type { Parts } from '#server/compose/parts.ts';
import type { Config } from '#server/config.ts';
import { OURS } from '#server/storage/owner.ts';

/** What the interface must know of who works here, and of those who run it. */
export function enginesInUse({
  config,
  storytellers,
  illustrators,
  narrators,
}: Pick<Parts, 'config' | 'storytellers' | 'illustrators' | 'narrators'>): EnginesInUse {
  return {
    storyteller: storytellers.configured.name,
    illustrator: illustrators.configured.name,
    narrator: narratorOf(narrators),
    voices: cloudVoicesOf(narrators),
    outside: hasOutside(config),
    mailSends: config.mail.sends,
    operator: config.operator,
  };
}

/** Somebody outside could be asked here for a story, a picture or a voice. */
export function hasOutside({ storyteller, illustrator, narrator }: Config): boolean {
  const { elevenLabs, openAi, huggingFace } = narrator;
  return Boolean(storyteller.model ?? illustrator.model ?? elevenLabs ?? openAi ?? huggingFace);
}

/** Whose voice is heard first. */
function narratorOf({ elevenLabs, openAi, huggingFace, builtIn }: Parts['narrators']): string {
  return (elevenLabs ?? openAi ?? huggingFace?.('en') ?? builtIn(OURS)).name;
}

/** Whom a browser need not ask in vain. */
function cloudVoicesOf({ elevenLabs, openAi, huggingFace }: Parts['narrators']): CloudVoices {
  return {
    elevenLabs: Boolean(elevenLabs),
    openai: Boolean(openAi),
    huggingFace: Boolean(huggingFace),
  };
}
