CREATE TABLE "reading_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_codes_code_unique" UNIQUE("code_hash"),
	CONSTRAINT "reading_codes_opened_least" CHECK ("opened" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reading_list_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"story_id" uuid,
	"my_story_id" uuid,
	CONSTRAINT "reading_list_entries_position_least" CHECK ("position" >= 0),
	CONSTRAINT "reading_list_entries_story_id_one" CHECK (("story_id" is null) <> ("my_story_id" is null))
);
--> statement-breakpoint
CREATE TABLE "reading_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"due_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_lists_title_length" CHECK (char_length("title") between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "book_links" ADD COLUMN "code_id" uuid;--> statement-breakpoint
ALTER TABLE "reading_codes" ADD CONSTRAINT "reading_codes_list_id_reading_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."reading_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_list_entries" ADD CONSTRAINT "reading_list_entries_list_id_reading_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."reading_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_list_entries" ADD CONSTRAINT "reading_list_entries_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_list_entries" ADD CONSTRAINT "reading_list_entries_my_story_id_my_stories_id_fk" FOREIGN KEY ("my_story_id") REFERENCES "public"."my_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_lists" ADD CONSTRAINT "reading_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_codes_list_index" ON "reading_codes" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "reading_codes_end_index" ON "reading_codes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "reading_list_entries_list_index" ON "reading_list_entries" USING btree ("list_id","position");--> statement-breakpoint
CREATE INDEX "reading_list_entries_story_index" ON "reading_list_entries" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "reading_list_entries_my_story_index" ON "reading_list_entries" USING btree ("my_story_id");--> statement-breakpoint
CREATE INDEX "reading_lists_user_index" ON "reading_lists" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "book_links" ADD CONSTRAINT "book_links_code_id_reading_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."reading_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_links_code_index" ON "book_links" USING btree ("code_id");