CREATE TABLE "blog_views" (
	"post_id" uuid NOT NULL,
	"visitor" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_views_post_id_visitor_pk" PRIMARY KEY("post_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"leave_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"mailed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscribers_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_subscribers_leave_unique" UNIQUE("leave_key"),
	CONSTRAINT "newsletter_subscribers_email_length" CHECK (char_length("email") between 3 and 255),
	CONSTRAINT "newsletter_subscribers_email_lower_case" CHECK ("email" = lower("email")),
	CONSTRAINT "newsletter_subscribers_language_known" CHECK ("language" in ('en', 'es', 'fr', 'de', 'hi', 'ta', 'zh', 'ja', 'sv', 'mr'))
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "scene" text;--> statement-breakpoint
ALTER TABLE "my_stories" ADD COLUMN "theme_key" text GENERATED ALWAYS AS (coalesce(nullif("choices" #>> '{theme,id}', ''), "theme")) STORED;--> statement-breakpoint
ALTER TABLE "blog_views" ADD CONSTRAINT "blog_views_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_views_age_index" ON "blog_views" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_waiting_index" ON "newsletter_subscribers" USING btree ("mailed_at") WHERE "confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "user_analytics_active_index" ON "user_analytics" USING btree ("created_at","user_id") WHERE "user_id" is not null;--> statement-breakpoint
CREATE INDEX "user_analytics_vitals_index" ON "user_analytics" USING btree ("created_at") WHERE "event_type" = 'web_vitals';--> statement-breakpoint
CREATE INDEX "feedback_rating_index" ON "feedback" USING btree ("rating");--> statement-breakpoint
CREATE INDEX "my_stories_theme_index" ON "my_stories" USING btree ("theme_key","created_at");