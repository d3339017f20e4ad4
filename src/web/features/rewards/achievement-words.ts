import type { MessageId, Translate } from '#web/i18n/messages.ts';

/** In the language of the page; an achievement that is newer than this page goes by the words of the server. */
export function achievementWords(
  { id, name, description = '' }: { id: string; name: string; description?: string },
  t: Translate,
): { name: string; description: string } {
  return {
    name: inWords(`achievement.${id}.name`, name, t),
    description: inWords(`achievement.${id}.description`, description, t),
  };
}

function inWords(id: string, otherwise: string, t: Translate): string {
  const text = t(id as MessageId);
  return text === id ? otherwise : text;
}
