ALTER TABLE "multimedia_progress" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "story_multimedia" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "multimedia_progress" DROP CONSTRAINT "multimedia_progress_pkey";--> statement-breakpoint
ALTER TABLE "story_multimedia" DROP CONSTRAINT "story_multimedia_pkey";--> statement-breakpoint
ALTER TABLE "multimedia_progress" ADD CONSTRAINT "multimedia_progress_pkey" PRIMARY KEY("story_id","language");--> statement-breakpoint
ALTER TABLE "story_multimedia" ADD CONSTRAINT "story_multimedia_pkey" PRIMARY KEY("story_id","language");--> statement-breakpoint
CREATE VIEW "public"."library_texts" AS (
  select id as story_id, language, title, content, questions, theme, characters, setting, chapter_title from stories
  union all
  select story_id, language, title, content, questions, theme, characters, setting, chapter_title from story_tellings
);