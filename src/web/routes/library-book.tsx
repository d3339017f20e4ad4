import { useMemo, useState } from 'react';
import type { LibraryStory } from '#contract/library.ts';
import { storyAfter } from '#domain/next-story.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { ask } from '#web/api/api.ts';
import { BookOpener } from '#web/features/book/book-opener.tsx';
import { AfterBook } from '#web/routes/after-book.tsx';
import { LateVoice } from '#web/routes/late-voice.tsx';
import { CoverImage } from '#web/scenes/cover-image.tsx';
import { useLibraryBeside } from '#web/routes/use-library-beside.ts';
import { useLibraryPages } from '#web/routes/use-library-pages.ts';

/** A story of the library as a book, whose pictures are looked up when somebody opens it. It is read to everybody. */
export function LibraryBook({ story }: { story: LibraryStory }) {
  const { pages, turns, prepare, retry } = useLibraryPages(story);
  const beside = useLibraryBeside(story);
  const [isOpen, setOpen] = useState(false);
  const { title, theme, language, picture, category, next, questions, ageGroup } = story;
  const [after, setAfter] = useState<Pick<LibraryStory, 'slug' | 'category'> | null>(
    next && { ...next, category },
  );
  const told = useMemo(() => toldOf(story, turns), [story, turns]);
  const lookUpNext = async () => {
    if (after) return;
    const { stories } = await ask('GET /api/library/stories', { query: { category, language }, guest: true });
    setAfter(storyAfter(stories, story) ?? null);
  };
  return (
    <>
      <BookOpener
        title={title}
        byline={theme}
        language={language}
        ageGroup={ageGroup}
        cover={<CoverImage src={picture} />}
        artwork={picture}
        pages={pages}
        questions={questions}
        beside={beside}
        canRead
        prepare={() => {
          setOpen(true);
          // It is needed at the end, and nobody waits for it at the beginning.
          lookUpNext().catch(() => undefined);
          return prepare();
        }}
        onClosed={() => setOpen(false)}
        waysOn={{ after: <AfterBook story={story} next={after} /> }}
        onRetryPictures={retry}
      />
      <LateVoice story={told} hidden isOpen={isOpen} />
    </>
  );
}

const UNTOLD = { id: '', name: '–', emoji: '', description: '' };

/** As the voice knows it. */
function toldOf(story: LibraryStory, turns: readonly number[]): ToldStory {
  const { id, title, content, language, ageGroup, characters, speakers } = story;
  return {
    id,
    title,
    text: content,
    language,
    ageGroup,
    heroes: characters.map((name) => ({ ...UNTOLD, name })),
    speakers,
    turns,
    setting: UNTOLD,
    theme: UNTOLD,
    isLibrary: true,
  };
}
