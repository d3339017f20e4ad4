import type { LibraryStory, SeriesCard, StoryCard } from '#contract/library.ts';
import { BRAND } from '#domain/brand.ts';
import { canonicalPath, seriesPath, storyPath } from '#domain/library-paths.ts';
import { metaDescription } from '#domain/preview.ts';

type Described = Record<string, unknown>;

/** A story in the words of schema.org. */
export function structuredStory(story: LibraryStory, siteUrl: string): Described {
  const { title, content, picture, createdAt, language, ageGroup, readMinutes, theme, series } = story;
  return {
    '@type': 'Article',
    headline: title,
    description: metaDescription(content),
    image: siteUrl + picture,
    url: siteUrl + canonicalPath(story, language),
    datePublished: createdAt,
    inLanguage: language,
    typicalAgeRange: ageGroup,
    timeRequired: `PT${readMinutes}M`,
    genre: theme,
    isAccessibleForFree: true,
    author: publisher(siteUrl),
    publisher: publisher(siteUrl),
    ...(series && {
      isPartOf: { '@type': 'Book', name: series.title, url: siteUrl + seriesPath(series.slug) },
    }),
  };
}

export function structuredSeries(
  series: SeriesCard,
  chapters: readonly StoryCard[],
  siteUrl: string,
): Described {
  const { title, description, language, slug, picture, createdAt } = series;
  return {
    '@type': 'Book',
    name: title,
    description,
    url: siteUrl + seriesPath(slug),
    ...(picture && { image: siteUrl + picture }),
    datePublished: createdAt,
    inLanguage: language,
    isAccessibleForFree: true,
    publisher: publisher(siteUrl),
    hasPart: chapters.map((chapter) => ({
      '@type': 'Chapter',
      name: chapter.chapterTitle ?? chapter.title,
      position: chapter.chapterNumber,
      url: siteUrl + storyPath(chapter),
    })),
  };
}

function publisher(siteUrl: string): Described {
  return { '@type': 'Organization', name: BRAND, url: siteUrl };
}
