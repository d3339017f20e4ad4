import { useLayoutEffect, useRef } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import type { Line, Span } from '#web/features/book/projector/slides.ts';
import { HelpfulText } from '#web/reader/aided-text.tsx';
import { useReaderSettings } from '#web/reader/reader-settings.ts';
import { useReadings } from '#web/reader/use-readings.ts';

interface LinesProps {
  lines: readonly Line[];
  language: LanguageCode;
  sheet: number;
  /** How many of them are seen; all have their place from the beginning. */
  shown: number;
  onSpans: (spans: readonly Span[]) => void;
}

/** The lines of a page, large. The browser lays them into sheets of the size of their place; one is seen at a time. */
export function Lines({ lines, language, sheet, shown, onSpans }: LinesProps) {
  const box = useRef<HTMLDivElement>(null);
  const { font } = useReaderSettings();
  const readings = useReadings(
    lines.map(({ text }) => text),
    language,
  );
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => onSpans(spansIn(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [onSpans]);
  useLayoutEffect(() => {
    const element = box.current;
    if (element) element.scrollLeft = sheet * element.clientWidth;
  });
  return (
    <div ref={box} className="projector-lines">
      <div lang={language} data-reader-font={font} className="readable-face">
        {lines.map(({ text, offset, opens }, i) => (
          <p key={offset} data-opens={opens || undefined} data-unseen={i >= shown || undefined}>
            <HelpfulText
              text={text}
              language={language}
              rubies={readings.paragraphs?.[i]}
              words={undefined}
            />
          </p>
        ))}
      </div>
    </div>
  );
}

function spansIn(element: HTMLElement): Span[] {
  const { left } = element.getBoundingClientRect();
  const width = element.clientWidth || 1;
  return Array.from(element.querySelectorAll('p'), (line) => {
    const sheets = Array.from(line.getClientRects(), (rect) =>
      Math.max(0, Math.floor((rect.left - left + element.scrollLeft + 1) / width)),
    );
    return { from: Math.min(...sheets), to: Math.max(...sheets) };
  });
}
