import { and, eq, inArray, or } from 'drizzle-orm';
import type { MyStory } from '#contract/my-stories.ts';
import { breathsOf, speakable } from '#engines/narrator/built-in/words.ts';
import type { Database } from '#server/db/database.ts';
import { media as mediaTable } from '#server/db/schema/media.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import type { Media } from '#server/storage/media.ts';
import { ofAccount } from '#server/storage/owner.ts';

type Told = Pick<MyStory, 'segments' | 'language' | 'media'>;

/** A story that is removed takes its pictures, sounds and recordings along, but for those that another of the same owner has as well. */
export function forgetStoryMedia({ db }: Pick<Database, 'db'>, media: Media) {
  return async (userId: string, story: Told & Pick<MyStory, 'id'>): Promise<void> => {
    const owner = ofAccount(userId);
    const others: Told[] = await db
      .select({ segments: myStories.segments, language: myStories.language, media: myStories.media })
      .from(myStories)
      .where(eq(myStories.userId, userId));
    const stillShown = new Set(others.flatMap(pictureNames));
    const stillTold = others.map(({ segments }) => speakable(segments.map(({ text }) => text).join('\n')));
    const pictures = pictureNames(story).filter((name) => !stillShown.has(name));
    const sources = sentencesIn(story)
      .filter((sentence) => !stillTold.some((text) => text.includes(sentence)))
      .flatMap((sentence) => media.names.sourcesOf(owner, sentence));
    sources.push(...media.names.sourcesOf(owner, story.id));
    const { name, source, userId: whose } = mediaTable;
    await media.doom(db, and(eq(whose, userId), or(inArray(name, pictures), inArray(source, sources))));
    await media.purge();
  };
}

function pictureNames({ media }: Pick<MyStory, 'media'>): string[] {
  return JSON.stringify(media).match(/(?<=\/pictures\/)[0-9a-f]{40}/g) ?? [];
}

/** As they are cut when the whole is read, or a scene, or a paragraph. */
function sentencesIn({ segments, language }: Told): string[] {
  const texts = segments.map(({ text }) => text);
  const parts = [texts.join('\n\n'), ...texts, ...texts.flatMap((text) => text.split(/\n+/))];
  const sentences = parts.flatMap((part) => breathsOf(speakable(part), language).map(({ text }) => text));
  return [...new Set(sentences)];
}
