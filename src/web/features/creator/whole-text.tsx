import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { kept } from '#web/browser/storage.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ReaderMenu } from '#web/reader/reader-menu.tsx';
import { StoryEnd } from '#web/reader/story-end.tsx';
import { ReadablePage, StoryText } from '#web/reader/story-text.tsx';
import type { BookPage } from '#web/scenes/book-pages.ts';
import { ScenePlate } from '#web/scenes/scene-plate.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

const KEY = 'fabloom.whole-text';

interface WholeTextProps {
  title: string;
  language: LanguageCode;
  scenes: readonly BookPage[];
  onRetryPictures: () => void;
}

/**
 * The story as one long page, to copy, to print, to search in: folded until it is asked for, and unfolded the next time for
 * whoever left it so. The browser itself unfolds it where it finds a word in it.
 */
export function WholeText({ title, language, scenes, onRetryPictures }: WholeTextProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(() => kept.read(KEY) === 'open');
  useEffect(() => {
    const unfold = () => setOpen(true);
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  const remember = () => {
    if (open) kept.remove(KEY);
    else kept.write(KEY, 'open');
  };
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-6">
      <summary onClick={remember} className="flex cursor-pointer list-none justify-center">
        <span className={buttonClass({ look: 'quiet', size: 'small' })}>
          <ChevronDown
            aria-hidden
            className={classNames('size-5 transition-transform', open && 'rotate-180')}
          />
          {t(open ? 'story.text.hide' : 'story.text.show')}
        </span>
      </summary>
      <div className="mt-4 mb-3 flex justify-end">
        <ReaderMenu language={language} />
      </div>
      <article aria-label={title} className="book mx-auto max-w-3xl max-lg:me-3">
        <ReadablePage language={language}>
          {scenes.map(({ offset, text, picture }, i) => (
            <section key={offset} data-scene={i}>
              <ScenePlate
                picture={picture}
                onRetry={onRetryPictures}
                first={false}
                className="aspect-video rounded-lg"
              />
              <div className="mx-auto max-w-prose px-[6%] py-[0.85em]">
                <StoryText text={text} offset={offset} opens={i === 0} />
              </div>
            </section>
          ))}
          <StoryEnd text={scenes.map(({ text }) => text).join('\n\n')} language={language} />
        </ReadablePage>
      </article>
    </details>
  );
}
