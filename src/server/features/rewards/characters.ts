import { and, desc, eq, sql } from 'drizzle-orm';
import type { CollectedCharacter, Earned } from '#contract/rewards.ts';
import type { Catalogues } from '#domain/catalogue.ts';
import { collectibleHeroes, type CollectibleHero } from '#domain/collectible-heroes.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import type { Queryable } from '#server/db/database.ts';
import { characterCollections } from '#server/db/schema/rewards.ts';
import { myStories } from '#server/db/schema/my-stories.ts';

/** Everybody who can be collected, in each language. */
export type Heroes = Readonly<Record<LanguageCode, ReadonlyMap<string, CollectibleHero>>>;

export function heroesOf(catalogues: Catalogues): Heroes {
  const entries = LANGUAGE_CODES.map((code) => [code, collectibleHeroes(catalogues[code])] as const);
  return Object.fromEntries(entries) as Record<LanguageCode, ReadonlyMap<string, CollectibleHero>>;
}

export interface Meeting {
  storyId: string;
  characters: readonly { id: string }[];
  language: LanguageCode;
}

/** Kept under the English name, so that nobody is collected once per language; told in the language of the story. */
export async function collectCharacters(
  tx: Queryable,
  userId: string,
  { storyId, characters, language }: Meeting,
  heroes: Heroes,
): Promise<Earned[]> {
  const ids = [...new Set(characters.map(({ id }) => id))];
  const met = ids.map((id) => heroes.en.get(id)).filter((hero) => hero !== undefined);
  if (met.length === 0) return [];
  const collected = await tx
    .insert(characterCollections)
    .values(
      met.map(({ name, emoji, rarity }) => ({
        userId,
        characterName: name,
        characterEmoji: emoji,
        rarity,
        storySource: storyId,
      })),
    )
    .onConflictDoNothing({ target: [characterCollections.userId, characterCollections.characterName] })
    .returning({ name: characterCollections.characterName });
  const isNew = new Set(collected.map(({ name }) => name));
  return met
    .filter(({ name }) => isNew.has(name))
    .map((hero) => ({ kind: 'character', ...(heroes[language].get(hero.id) ?? hero) }));
}

/** The newest first. */
export async function listCharacters(
  db: Queryable,
  userId: string,
  language: LanguageCode,
  heroes: Heroes,
): Promise<CollectedCharacter[]> {
  const rows = await db
    .select({
      id: characterCollections.id,
      name: characterCollections.characterName,
      emoji: characterCollections.characterEmoji,
      rarity: characterCollections.rarity,
      unlockedAt: characterCollections.unlockedAt,
      story: { id: myStories.id, title: myStories.title },
    })
    .from(characterCollections)
    .leftJoin(
      myStories,
      and(
        eq(myStories.userId, characterCollections.userId),
        eq(sql`${myStories.id}::text`, characterCollections.storySource),
      ),
    )
    .where(eq(characterCollections.userId, userId))
    .orderBy(desc(characterCollections.unlockedAt), desc(characterCollections.id));
  const english = new Map([...heroes.en.values()].map(({ id, name }) => [name, id]));
  return rows.map(({ name, unlockedAt, ...row }) => {
    const id = english.get(name) ?? '';
    return {
      ...row,
      hero: id || null,
      name: heroes[language].get(id)?.name ?? name,
      unlockedAt: unlockedAt.toISOString(),
    };
  });
}
