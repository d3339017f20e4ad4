CREATE TABLE "book_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"with_recordings" boolean NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "book_links_key_unique" UNIQUE("key_hash"),
	CONSTRAINT "book_links_opened_least" CHECK ("opened" >= 0)
);
--> statement-breakpoint
ALTER TABLE "book_links" ADD CONSTRAINT "book_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_links" ADD CONSTRAINT "book_links_story_id_my_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."my_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_links_user_index" ON "book_links" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "book_links_story_index" ON "book_links" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "book_links_end_index" ON "book_links" USING btree ("ends_at");