ALTER TABLE "my_stories" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "my_stories" ADD CONSTRAINT "my_stories_revision_least" CHECK ("revision" >= 1);