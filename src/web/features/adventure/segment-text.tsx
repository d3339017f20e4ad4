import type { ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { ShowAll } from '#web/features/adventure/show-all.tsx';
import { TypedText } from '#web/features/adventure/typed-text.tsx';
import { useReadable } from '#web/features/adventure/use-readable.ts';
import { useTyping } from '#web/features/adventure/use-typing.ts';

interface SegmentTextProps {
  text: string;
  language: LanguageCode;
  /** It stands there from the beginning. */
  isTyped: boolean;
  /** What may be done when the text is typed. */
  children: ReactNode;
}

export function SegmentText({ text, language, isTyped, children }: SegmentTextProps) {
  const readable = useReadable(language);
  const { end, isTyping, settled, finish } = useTyping(text, isTyped);
  return (
    <>
      <div {...readable}>
        <TypedText text={text} end={end} onTap={finish} />
      </div>
      {isTyping && <ShowAll onPress={finish} />}
      {settled && children}
    </>
  );
}
