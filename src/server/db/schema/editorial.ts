import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  atLeast,
  bytes,
  createdAt,
  id,
  isSlug,
  length,
  notBlank,
  oneOf,
  rule,
  time,
  updatedAt,
} from '#server/db/schema/columns.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { BLOG_CATEGORIES, GUIDE_CATEGORIES } from '#domain/editorial.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';

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
    /** What its picture shows, in a sentence for the illustrator. */
    scene: text('scene'),
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

/** Who has been counted, for a day, so that a reload does not count again. */
export const blogViews = pgTable(
  'blog_views',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    /** A hash; whom it stands for cannot be told from it. */
    visitor: bytes('visitor').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.visitor] }), index('blog_views_age_index').on(t.createdAt)],
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

/** An address gets letters only after somebody has followed the link that was mailed to it. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: text('email').notNull().unique('newsletter_subscribers_email_unique'),
    language: text('language').$type<LanguageCode>().notNull(),
    /** Of the link that confirms. */
    tokenHash: bytes('token_hash').notNull().unique('newsletter_subscribers_token_unique'),
    /** In the link that unsubscribes, of every letter. */
    leaveKey: uuid('leave_key').notNull().defaultRandom().unique('newsletter_subscribers_leave_unique'),
    mailedAt: time('mailed_at').notNull().defaultNow(),
    confirmedAt: time('confirmed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    length(t.email, 3, 255),
    rule(t.email, 'lower_case', `"email" = lower("email")`),
    oneOf(t.language, LANGUAGE_CODES),
    index('newsletter_subscribers_waiting_index')
      .on(t.mailedAt)
      .where(sql`"confirmed_at" is null`),
  ],
);
