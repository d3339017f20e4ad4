import { sql } from 'drizzle-orm';
import { boolean, date, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  atLeast,
  createdAt,
  id,
  isSlug,
  length,
  notBlank,
  oneOf,
  rule,
  updatedAt,
} from '#server/db/schema/columns.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';

export const BLOG_CATEGORIES = [
  'Research & Development',
  'Parenting Tips',
  'Child Development',
  'Educational Strategies',
  'Technology & Innovation',
] as const;

export const GUIDE_CATEGORIES = [
  'Reading Comprehension',
  'Creative Writing',
  'STEM Activities',
  'Social-Emotional Learning',
  'Parent Resources',
] as const;

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: text('slug').notNull().unique('blog_posts_slug_unique'),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    category: text('category', { enum: BLOG_CATEGORIES }).notNull(),
    author: text('author').notNull(),
    tags: text('tags').array().notNull().default([]),
    publishDate: date('publish_date').notNull(),
    /** In minutes. */
    readTime: integer('read_time').notNull(),
    isPublished: boolean('is_published').notNull().default(false),
    viewCount: integer('view_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    isSlug(t.slug),
    length(t.title, 1, 200),
    notBlank(t.content),
    oneOf(t.category, BLOG_CATEGORIES),
    atLeast(t.readTime, 1),
    atLeast(t.viewCount, 0),
    index('blog_posts_published_index')
      .on(t.publishDate)
      .where(sql`"is_published"`),
    index('blog_posts_category_index')
      .on(t.category, t.publishDate)
      .where(sql`"is_published"`),
  ],
);

export const educationalGuides = pgTable(
  'educational_guides',
  {
    id: id(),
    slug: text('slug').notNull().unique('educational_guides_slug_unique'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** The guide itself, to read on its own page. */
    content: text('content').notNull().default(''),
    category: text('category', { enum: GUIDE_CATEGORIES }).notNull(),
    subjects: text('subjects').array().notNull().default([]),
    ageGroups: text('age_groups', { enum: AGE_GROUPS }).array().notNull().default([]),
    pageCount: integer('page_count'),
    fileSizeMb: doublePrecision('file_size_mb'),
    downloadCount: integer('download_count').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    isSlug(t.slug),
    length(t.title, 1, 200),
    oneOf(t.category, GUIDE_CATEGORIES),
    rule(
      t.ageGroups,
      'known',
      `"age_groups" <@ array[${AGE_GROUPS.map((group) => `'${group}'`).join(', ')}]::text[]`,
    ),
    atLeast(t.pageCount, 1),
    atLeast(t.fileSizeMb, 0),
    atLeast(t.downloadCount, 0),
    index('educational_guides_active_index')
      .on(t.createdAt)
      .where(sql`"is_active"`),
  ],
);
