import type { Messages } from '@lingui/core';
import { formats } from '#web/i18n/formats.ts';

type Message = Messages[string];
type Part = Exclude<Message, string>[number];

/**
 * A message with its values filled in, as Lingui would say it. Lingui makes a formatter of numbers for each count that it
 * says, and the first of those takes a slow phone a tenth of a second: here ours writes them, which makes none for small ones.
 */
export function say(
  message: Message,
  values: Record<string, unknown>,
  language: string,
  count?: number,
): string {
  if (typeof message === 'string') return message;
  return message.map((part) => sayPart(part, values, language, count)).join('');
}

function sayPart(
  part: Part,
  values: Record<string, unknown>,
  language: string,
  count: number | undefined,
): string {
  if (part === '#' && count !== undefined) return formats(language).number(count);
  if (typeof part === 'string') return part;
  const [name, kind, forms] = part;
  const value = values[name];
  if (kind === 'number') return formats(language).number(Number(value));
  if (!forms) return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const of = forms as Partial<Record<string, Message>>;
  const exact = of[String(value)];
  if (kind !== 'plural') return say(exact ?? of['other'] ?? '', values, language, count);
  const form = exact ?? of[formats(language).plural(Number(value))] ?? of['other'] ?? '';
  return say(form, values, language, Number(value));
}
