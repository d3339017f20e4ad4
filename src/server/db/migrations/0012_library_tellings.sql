CREATE TABLE "series_tellings" (
	"series_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "series_tellings_pkey" PRIMARY KEY("series_id","language"),
	CONSTRAINT "series_tellings_title_length" CHECK (char_length("title") between 1 and 200),
	CONSTRAINT "series_tellings_language_format" CHECK ("language" ~ '^[a-z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "story_tellings" (
	"story_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"questions" text[] DEFAULT '{}' NOT NULL,
	"theme" text NOT NULL,
	"characters" text[] DEFAULT '{}' NOT NULL,
	"setting" text NOT NULL,
	"chapter_title" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_tellings_pkey" PRIMARY KEY("story_id","language"),
	CONSTRAINT "story_tellings_title_length" CHECK (char_length("title") between 1 and 200),
	CONSTRAINT "story_tellings_content_not_blank" CHECK ("content" ~ '\S'),
	CONSTRAINT "story_tellings_language_format" CHECK ("language" ~ '^[a-z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "series_tellings" ADD CONSTRAINT "series_tellings_series_id_story_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."story_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_tellings" ADD CONSTRAINT "story_tellings_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;