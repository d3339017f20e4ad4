CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"voice" text NOT NULL,
	"page" text NOT NULL,
	"sound" text NOT NULL,
	"duration" real NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recordings_once" UNIQUE("story_id","voice","page"),
	CONSTRAINT "recordings_voice_known" CHECK ("voice" in ('mum', 'dad', 'grandma', 'grandpa', 'somebody')),
	CONSTRAINT "recordings_page_length" CHECK (char_length("page") between 5 and 26),
	CONSTRAINT "recordings_duration_positive" CHECK ("duration" > 0)
);
--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_kind_known";--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_story_id_my_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."my_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_sound_media_name_fk" FOREIGN KEY ("sound") REFERENCES "public"."media"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_user_index" ON "recordings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "recordings_sound_index" ON "recordings" USING btree ("sound");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_kind_known" CHECK ("kind" in ('pictures', 'speech', 'recordings'));