ALTER TABLE "my_stories" ADD COLUMN "favorite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "my_stories" ADD COLUMN "series" text;--> statement-breakpoint
ALTER TABLE "my_stories" ADD COLUMN "series_place" integer;--> statement-breakpoint
ALTER TABLE "my_stories" ADD CONSTRAINT "my_stories_series_length" CHECK (char_length("series") between 1 and 80);--> statement-breakpoint
ALTER TABLE "my_stories" ADD CONSTRAINT "my_stories_series_place_least" CHECK ("series_place" >= 0);--> statement-breakpoint
ALTER TABLE "my_stories" ADD CONSTRAINT "my_stories_series_placed" CHECK (("series" is null) = ("series_place" is null));