CREATE TABLE "multimedia_progress" (
	"story_id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"pictures_done" integer DEFAULT 0 NOT NULL,
	"pictures" integer DEFAULT 0 NOT NULL,
	"sentences_done" integer DEFAULT 0 NOT NULL,
	"sentences" integer DEFAULT 0 NOT NULL,
	"audio" boolean DEFAULT true NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "multimedia_progress_state_known" CHECK ("state" in ('idle', 'checking', 'generating', 'saving_audio', 'preparing', 'done', 'failed')),
	CONSTRAINT "multimedia_progress_progress_range" CHECK ("progress" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "story_multimedia" ADD COLUMN "voice_quality" text;--> statement-breakpoint
ALTER TABLE "story_multimedia" ADD COLUMN "words" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "story_multimedia" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "multimedia_progress" ADD CONSTRAINT "multimedia_progress_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_multimedia" ADD CONSTRAINT "story_multimedia_voice_quality_known" CHECK ("voice_quality" in ('service', 'natural', 'quick'));--> statement-breakpoint
ALTER TABLE "story_multimedia" ADD CONSTRAINT "story_multimedia_words_json" CHECK (jsonb_typeof("words") = 'array');