import { paragraphsOf } from '#domain/paragraphs.ts';

interface TypedTextProps {
  text: string;
  /** Where it begins in what is read aloud. */
  offset: number;
  /** How far it is typed. */
  end: number;
  onTap: () => void;
}

/**
 * Letters that are still to come hold their place, so that nothing moves while the text is typed. A screen reader has
 * the whole text from the beginning, once.
 */
export function TypedText({ text, offset, end, onTap }: TypedTextProps) {
  const paragraphs = paragraphsOf(text);
  return (
    <>
      <div className="sr-only select-none">
        {paragraphs.map((paragraph) => (
          <p key={paragraph.offset}>{paragraph.text}</p>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for pointers; a button below does the same */}
      <div aria-hidden onClick={onTap}>
        {paragraphs.map((paragraph) => {
          const typed = Math.max(0, end - paragraph.offset);
          return (
            <p key={paragraph.offset} data-offset={offset + paragraph.offset}>
              {paragraph.text.slice(0, typed)}
              <span className="invisible">{paragraph.text.slice(typed)}</span>
            </p>
          );
        })}
      </div>
    </>
  );
}
