import { z } from 'zod';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { CONTENT_PAGE_NAMES } from '#domain/content-pages.ts';
import { META_DESCRIPTION } from '#domain/preview.ts';
import { parseContentFile, type ContentFile } from '#server/db/seed/content-file.ts';

const text = z.string().trim().min(1);

const example = z.strictObject({
  title: text,
  ageGroup: z.enum(AGE_GROUPS),
  setting: text,
  theme: text,
  characters: z.array(text).min(1),
  excerpt: text,
  lessons: z.array(text).min(2).max(3),
});
export type ExampleFile = z.infer<typeof example>;

const pageFile = z.strictObject({
  slug: z.enum(CONTENT_PAGE_NAMES, 'is not the name of a page in src/domain/content-pages.ts'),
  title: text,
  description: text.max(META_DESCRIPTION),
  lead: text,
  /** Whether the page begins with links to its parts. */
  contents: z.boolean().default(false),
  examples: z.array(example).default([]),
  content: text,
});

export interface PageFile extends z.infer<typeof pageFile> {
  /** Where the text below the front matter begins. */
  firstLine: number;
}

export function parsePageFile(file: ContentFile): PageFile {
  const page = pageFile.parse(parseContentFile(file));
  const [before = ''] = file.text.replaceAll('\r\n', '\n').split(page.content, 1);
  return { ...page, firstLine: before.split('\n').length };
}
