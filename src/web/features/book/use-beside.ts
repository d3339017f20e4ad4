import { useEffect, useEffectEvent, useState } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { secondText, type Beside, type SecondText } from '#web/reader/beside.ts';
import { changeReaderSettings, useReaderSettings } from '#web/reader/reader-settings.ts';
import type { Voice } from '#web/reader/voice.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';

/** The second language of an open book. */
export interface OpenBeside {
  /** In which it can be read as well. */
  languages: readonly LanguageCode[];
  choose: (language: LanguageCode | null) => void;
  /** What stands beside the first, as soon as it is there. */
  text: SecondText | undefined;
  isComing: boolean;
  /** What the voice reads, if not the first. */
  heard: SecondText | undefined;
  /** The voice takes up the second, or the first again, and waits to be told where from. */
  hear: (second: boolean) => void;
}

export function useBeside(
  beside: Beside | undefined,
  pages: readonly BookPage[],
  voice: Voice | null,
): OpenBeside {
  const { second } = useReaderSettings();
  const language = beside?.languages.find((each) => each === second);
  const telling = beside?.tellings.find((each) => each.language === language);
  const [failed, setFailed] = useState<LanguageCode | null>(null);
  const isComing = language !== undefined && !telling && failed !== language;
  const tell = useEffectEvent(async (wanted: LanguageCode) => beside?.tell(wanted));
  useEffect(() => {
    if (!language || !isComing) return;
    void tell(language).then((isTold) => !isTold && setFailed(language));
  }, [language, isComing]);

  const text = telling && secondText(pages, telling);
  const [isHeard, setHeard] = useState(false);
  const hear = (wantsSecond: boolean) => {
    setHeard(wantsSecond);
    voice?.readIn?.((wantsSecond && text) || null);
  };
  // Whoever closes the book hears the first again.
  useEffect(() => () => voice?.readIn?.(null), [voice]);
  const choose = (next: LanguageCode | null) => {
    if (isHeard) hear(false);
    setFailed(null);
    changeReaderSettings({ second: next });
  };
  return {
    languages: beside?.languages ?? [],
    choose,
    text,
    isComing,
    heard: isHeard ? text : undefined,
    hear,
  };
}
