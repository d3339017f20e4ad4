import { useLingui } from '@lingui/react';
import type english from '#content/languages/en/interface.json';
import { say } from '#web/i18n/say.ts';

/** Every text of the interface has an id in `content/languages/en/interface.json`; a wrong one does not compile. */
export type MessageId = keyof typeof english;

export type Translate = (id: MessageId, values?: Record<string, unknown>) => string;

export function useTranslate(): Translate {
  const { messages, locale } = useLingui().i18n;
  return (id, values = {}) => say(messages[id] ?? id, values, locale);
}
