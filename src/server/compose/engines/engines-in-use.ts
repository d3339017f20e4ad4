import type { EnginesInUse } from '#contract/engines.ts';
import { configuredVoices } from '#domain/voice-services.ts';
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
    voices: configuredVoices((name) => narrators.services.some((service) => service.name === name)),
    outside: hasOutside(config),
    mailSends: config.mail.sends,
    privateLinks: config.privateLinks,
    classes: config.classes,
    operator: config.operator,
  };
}

/** Somebody outside could be asked here for a story, a picture or a voice. */
export function hasOutside({ storyteller, illustrator, narrator }: Config): boolean {
  const services = Object.keys(narrator.services);
  return storyteller.models.length + illustrator.models.length + services.length > 0;
}

/** Whose voice is heard first. */
function narratorOf({ services, builtIn }: Parts['narrators']): string {
  const [first] = services.flatMap(({ narratorFor }) => narratorFor('en') ?? []);
  return (first ?? builtIn(OURS)).name;
}
