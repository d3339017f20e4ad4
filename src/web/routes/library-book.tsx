import { useState } from 'react';
import type { LibraryStory } from '#contract/library.ts';
import { ask } from '#web/api/api.ts';
import { BookOpener } from '#web/features/book/book-opener.tsx';
import { AfterBook, LibraryCover } from '#web/routes/after-book.tsx';
import { useLibraryBeside } from '#web/routes/use-library-beside.ts';
import { bookPages, type HungPicture } from '#web/scenes/book-pages.ts';

/** A story of the library as a book, whose pictures are looked up when somebody opens it. */
export function LibraryBook({ story }: { story: LibraryStory }) {
  const [hung, setHung] = useState<readonly HungPicture[]>([]);
  const beside = useLibraryBeside(story);
  const { slug, title, theme, content, language, picture, category, next, questions, ageGroup } = story;
  const lookUp = async () => {
    const { scenes } = await ask('GET /api/library/stories/:idOrSlug/scenes', {
      param: { idOrSlug: slug },
      query: { language },
      guest: true,
    });
    setHung(scenes.map(({ picture: url, ...scene }) => ({ ...scene, url })));
  };
  return (
    <BookOpener
      title={title}
      byline={theme}
      language={language}
      ageGroup={ageGroup}
      cover={<LibraryCover src={picture} />}
      pages={bookPages(content, hung)}
      questions={questions}
      beside={beside}
      canRead={false}
      // Without a line it is read without pictures.
      prepare={() => (hung.length > 0 ? Promise.resolve() : lookUp().catch(() => undefined))}
      waysOn={{ after: <AfterBook story={story} next={next && { ...next, category }} /> }}
      onRetryPictures={() => undefined}
    />
  );
}
