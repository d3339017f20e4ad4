CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "auth"."admins" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"identity_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"email" text,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_unique" UNIQUE("provider","provider_id"),
	CONSTRAINT "identities_identity_data_json" CHECK (jsonb_typeof("identity_data") = 'object')
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text,
	"bio" text,
	"language" text DEFAULT 'en' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_username_length" CHECK (char_length("username") between 0 and 50),
	CONSTRAINT "profiles_bio_length" CHECK (char_length("bio") between 0 and 200),
	CONSTRAINT "profiles_language_format" CHECK ("language" ~ '^[a-z]{2}$'),
	CONSTRAINT "profiles_time_zone_length" CHECK (char_length("time_zone") between 1 and 64)
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"reauthentication_sent_at" timestamp with time zone,
	"new_email" text,
	"email_change_sent_at" timestamp with time zone,
	"email_change_confirm_status" smallint DEFAULT 0 NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"banned_until" timestamp with time zone,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"app_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_length" CHECK (char_length("email") between 3 and 255),
	CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email")),
	CONSTRAINT "users_new_email_lower_case" CHECK ("new_email" = lower("new_email")),
	CONSTRAINT "users_email_change_confirm_status_range" CHECK ("email_change_confirm_status" between 0 and 2),
	CONSTRAINT "users_user_metadata_json" CHECK (jsonb_typeof("user_metadata") = 'object'),
	CONSTRAINT "users_app_metadata_json" CHECK (jsonb_typeof("app_metadata") = 'object')
);
--> statement-breakpoint
CREATE TABLE "analytics_daily" (
	"day" date NOT NULL,
	"event_type" text NOT NULL,
	"events" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "analytics_daily_pkey" PRIMARY KEY("day","event_type"),
	CONSTRAINT "analytics_daily_event_type_format" CHECK ("event_type" ~ '^[a-z][a-z0-9_]{1,63}$'),
	CONSTRAINT "analytics_daily_events_least" CHECK ("events" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_analytics" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_analytics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"session_id" text,
	"event_type" text NOT NULL,
	"event_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_analytics_session_id_length" CHECK (char_length("session_id") between 1 and 100),
	CONSTRAINT "user_analytics_event_type_format" CHECK ("event_type" ~ '^[a-z][a-z0-9_]{1,63}$'),
	CONSTRAINT "user_analytics_event_data_json" CHECK (jsonb_typeof("event_data") = 'object'),
	CONSTRAINT "user_analytics_user_agent_length" CHECK (char_length("user_agent") between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"author" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"publish_date" date NOT NULL,
	"read_time" integer NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_slug_format" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "blog_posts_title_length" CHECK (char_length("title") between 1 and 200),
	CONSTRAINT "blog_posts_content_not_blank" CHECK ("content" ~ '\S'),
	CONSTRAINT "blog_posts_category_known" CHECK ("category" in ('Research & Development', 'Parenting Tips', 'Child Development', 'Educational Strategies', 'Technology & Innovation')),
	CONSTRAINT "blog_posts_read_time_least" CHECK ("read_time" >= 1),
	CONSTRAINT "blog_posts_view_count_least" CHECK ("view_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "educational_guides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"age_groups" text[] DEFAULT '{}' NOT NULL,
	"page_count" integer,
	"file_size_mb" double precision,
	"download_count" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "educational_guides_slug_unique" UNIQUE("slug"),
	CONSTRAINT "educational_guides_slug_format" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "educational_guides_title_length" CHECK (char_length("title") between 1 and 200),
	CONSTRAINT "educational_guides_category_known" CHECK ("category" in ('Reading Comprehension', 'Creative Writing', 'STEM Activities', 'Social-Emotional Learning', 'Parent Resources')),
	CONSTRAINT "educational_guides_age_groups_known" CHECK ("age_groups" <@ array['3-5', '6-8', '9-12']::text[]),
	CONSTRAINT "educational_guides_page_count_least" CHECK ("page_count" >= 1),
	CONSTRAINT "educational_guides_file_size_mb_least" CHECK ("file_size_mb" >= 0),
	CONSTRAINT "educational_guides_download_count_least" CHECK ("download_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message" text NOT NULL,
	"rating" smallint,
	"email" text,
	"feedback_type" text DEFAULT 'general' NOT NULL,
	"user_agent" text,
	"user_id" uuid,
	"story_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_message_length" CHECK (char_length("message") <= 2000 and char_length(btrim("message", E' \t\r\n')) >= 10),
	CONSTRAINT "feedback_rating_range" CHECK ("rating" between 1 and 5),
	CONSTRAINT "feedback_email_length" CHECK (char_length("email") between 3 and 255),
	CONSTRAINT "feedback_feedback_type_known" CHECK ("feedback_type" in ('general', 'bug', 'feature', 'improvement', 'compliment')),
	CONSTRAINT "feedback_user_agent_length" CHECK (char_length("user_agent") between 0 and 500),
	CONSTRAINT "feedback_story_id_length" CHECK (char_length("story_id") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "auth"."mfa_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"factor_id" uuid NOT NULL,
	"ip" text,
	"code_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "mfa_challenges_code_hash_sha256" CHECK (octet_length("code_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "auth"."mfa_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"friendly_name" text,
	"factor_type" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"secret_encrypted" "bytea",
	"phone" text,
	"last_used_step" bigint,
	"last_challenged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mfa_factors_factor_type_known" CHECK ("factor_type" in ('totp', 'phone')),
	CONSTRAINT "mfa_factors_status_known" CHECK ("status" in ('unverified', 'verified')),
	CONSTRAINT "mfa_factors_factor_type_complete" CHECK (("factor_type" = 'totp' and "secret_encrypted" is not null) or ("factor_type" = 'phone' and "phone" is not null))
);
--> statement-breakpoint
CREATE TABLE "story_multimedia" (
	"story_id" uuid PRIMARY KEY NOT NULL,
	"audio_url" text,
	"audio_duration" double precision,
	"voice_id" text,
	"scenes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total_scenes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_multimedia_audio_duration_least" CHECK ("audio_duration" >= 0),
	CONSTRAINT "story_multimedia_scenes_json" CHECK (jsonb_typeof("scenes") = 'array'),
	CONSTRAINT "story_multimedia_total_scenes_least" CHECK ("total_scenes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"actor_id" uuid,
	"subject" text,
	"ip" text,
	"user_agent" text,
	"request_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_log_action_length" CHECK (char_length("action") between 1 and 64),
	CONSTRAINT "audit_log_details_json" CHECK (jsonb_typeof("details") = 'object')
);
--> statement-breakpoint
CREATE TABLE "content_seeds" (
	"path" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_seeds_hash_sha256" CHECK (char_length("hash") = 64)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "story_votes" (
	"story_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"vote_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_votes_pkey" PRIMARY KEY("story_id","user_id"),
	CONSTRAINT "story_votes_vote_type_known" CHECK ("vote_type" in ('like', 'love', 'star'))
);
--> statement-breakpoint
CREATE TABLE "user_favorites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_favorites_once" UNIQUE("user_id","story_id")
);
--> statement-breakpoint
CREATE TABLE "achievements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"points" integer NOT NULL,
	"requirement_type" text NOT NULL,
	"requirement_value" integer DEFAULT 1 NOT NULL,
	"requirement_theme" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "achievements_slug_unique" UNIQUE("slug"),
	CONSTRAINT "achievements_name_unique" UNIQUE("name"),
	CONSTRAINT "achievements_slug_format" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "achievements_name_length" CHECK (char_length("name") between 1 and 80),
	CONSTRAINT "achievements_points_range" CHECK ("points" between 1 and 1000),
	CONSTRAINT "achievements_requirement_type_known" CHECK ("requirement_type" in ('story_count', 'theme_exploration', 'favorite_added', 'tutorial_completed')),
	CONSTRAINT "achievements_requirement_value_least" CHECK ("requirement_value" >= 1),
	CONSTRAINT "achievements_requirement_theme_with_type" CHECK (("requirement_type" = 'theme_exploration') = ("requirement_theme" is not null))
);
--> statement-breakpoint
CREATE TABLE "character_collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"character_name" text NOT NULL,
	"character_emoji" text NOT NULL,
	"rarity" text DEFAULT 'common' NOT NULL,
	"story_source" text,
	"unlocked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "character_collections_once" UNIQUE("user_id","character_name"),
	CONSTRAINT "character_collections_character_name_length" CHECK (char_length("character_name") between 1 and 100),
	CONSTRAINT "character_collections_rarity_known" CHECK ("rarity" in ('common', 'rare', 'epic', 'legendary'))
);
--> statement-breakpoint
CREATE TABLE "reading_streaks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"current_streak" integer DEFAULT 0 NOT NULL,
	"longest_streak" integer DEFAULT 0 NOT NULL,
	"last_activity_date" date,
	"last_activity_at" timestamp with time zone,
	CONSTRAINT "reading_streaks_current_streak_least" CHECK ("current_streak" >= 0),
	CONSTRAINT "reading_streaks_longest_streak_longest" CHECK ("longest_streak" >= "current_streak")
);
--> statement-breakpoint
CREATE TABLE "user_achievements" (
	"user_id" uuid NOT NULL,
	"achievement_id" uuid NOT NULL,
	"earned_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_achievements_pkey" PRIMARY KEY("user_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."flow_states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"flow" text NOT NULL,
	"user_id" uuid,
	"provider" text,
	"redirect_to" text,
	"code_challenge" text,
	"code_challenge_method" text,
	"auth_code_hash" "bytea",
	"auth_code_issued_at" timestamp with time zone,
	"state_hash" "bytea",
	"provider_secrets_encrypted" "bytea",
	"provider_tokens_encrypted" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flow_states_auth_code_unique" UNIQUE("auth_code_hash"),
	CONSTRAINT "flow_states_state_unique" UNIQUE("state_hash"),
	CONSTRAINT "flow_states_flow_known" CHECK ("flow" in ('signup', 'recovery', 'email_change', 'magiclink', 'oauth', 'link_identity')),
	CONSTRAINT "flow_states_code_challenge_method_known" CHECK ("code_challenge_method" in ('s256')),
	CONSTRAINT "flow_states_code_challenge_with_method" CHECK (("code_challenge" is null) = ("code_challenge_method" is null)),
	CONSTRAINT "flow_states_code_challenge_format" CHECK ("code_challenge" ~ '^[A-Za-z0-9._~-]{43,128}$'),
	CONSTRAINT "flow_states_auth_code_hash_sha256" CHECK (octet_length("auth_code_hash") = 32),
	CONSTRAINT "flow_states_state_hash_sha256" CHECK (octet_length("state_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "auth"."one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_type" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"sent_to" text NOT NULL,
	"flow_state_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_tokens_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "one_time_tokens_user_type_unique" UNIQUE("user_id","token_type"),
	CONSTRAINT "one_time_tokens_token_type_known" CHECK ("token_type" in ('confirmation', 'recovery', 'email_change_current', 'email_change_new', 'magiclink', 'reauthentication')),
	CONSTRAINT "one_time_tokens_token_hash_sha256" CHECK (octet_length("token_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"amr" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"factor_id" uuid,
	"refresh_key_encrypted" "bytea" NOT NULL,
	"refresh_counter" bigint DEFAULT 0 NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_aal_known" CHECK ("aal" in ('aal1', 'aal2')),
	CONSTRAINT "sessions_amr_json" CHECK (jsonb_typeof("amr") = 'array'),
	CONSTRAINT "sessions_refresh_counter_least" CHECK ("refresh_counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "my_stories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"age_group" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"theme" text NOT NULL,
	"setting" text NOT NULL,
	"choices" jsonb NOT NULL,
	"segments" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"media" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"told_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "my_stories_title_length" CHECK (char_length("title") between 1 and 200),
	CONSTRAINT "my_stories_age_group_known" CHECK ("age_group" in ('3-5', '6-8', '9-12')),
	CONSTRAINT "my_stories_language_format" CHECK ("language" ~ '^[a-z]{2}$'),
	CONSTRAINT "my_stories_choices_json" CHECK (jsonb_typeof("choices") = 'object'),
	CONSTRAINT "my_stories_choices_impersonal" CHECK (not jsonb_path_exists("choices", '$.**.id ? (@ starts with "personal-")')),
	CONSTRAINT "my_stories_segments_json" CHECK (jsonb_typeof("segments") = 'array'),
	CONSTRAINT "my_stories_position_least" CHECK ("position" >= 0),
	CONSTRAINT "my_stories_media_json" CHECK (jsonb_typeof("media") = 'object')
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"theme" text NOT NULL,
	"characters" text[] DEFAULT '{}' NOT NULL,
	"setting" text NOT NULL,
	"age_group" text NOT NULL,
	"category" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"series_id" uuid,
	"chapter_number" integer,
	"chapter_title" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "stories_chapter_unique" UNIQUE("series_id","chapter_number"),
	CONSTRAINT "stories_slug_format" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "stories_title_length" CHECK (char_length("title") between 1 and 200),
	CONSTRAINT "stories_content_not_blank" CHECK ("content" ~ '\S'),
	CONSTRAINT "stories_age_group_known" CHECK ("age_group" in ('3-5', '6-8', '9-12')),
	CONSTRAINT "stories_category_known" CHECK ("category" in ('Fairy Tales', 'Non Fiction')),
	CONSTRAINT "stories_language_format" CHECK ("language" ~ '^[a-z]{2}$'),
	CONSTRAINT "stories_chapter_number_least" CHECK ("chapter_number" >= 1),
	CONSTRAINT "stories_series_id_chapter" CHECK (("series_id" is null) = ("chapter_number" is null)),
	CONSTRAINT "stories_chapter_title_in_series" CHECK ("chapter_title" is null or "series_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "story_series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_series_slug_unique" UNIQUE("slug"),
	CONSTRAINT "story_series_slug_format" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "story_series_title_length" CHECK (char_length("title") between 1 and 200),
	CONSTRAINT "story_series_category_known" CHECK ("category" in ('Fairy Tales', 'Non Fiction')),
	CONSTRAINT "story_series_language_format" CHECK ("language" ~ '^[a-z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "auth"."admins" ADD CONSTRAINT "admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_analytics" ADD CONSTRAINT "user_analytics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."mfa_challenges" ADD CONSTRAINT "mfa_challenges_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."mfa_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."mfa_factors" ADD CONSTRAINT "mfa_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_multimedia" ADD CONSTRAINT "story_multimedia_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_votes" ADD CONSTRAINT "story_votes_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_votes" ADD CONSTRAINT "story_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_favorites" ADD CONSTRAINT "user_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_favorites" ADD CONSTRAINT "user_favorites_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_collections" ADD CONSTRAINT "character_collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_streaks" ADD CONSTRAINT "reading_streaks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_achievements" ADD CONSTRAINT "user_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_achievements" ADD CONSTRAINT "user_achievements_achievement_id_achievements_id_fk" FOREIGN KEY ("achievement_id") REFERENCES "public"."achievements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_flow_state_id_flow_states_id_fk" FOREIGN KEY ("flow_state_id") REFERENCES "auth"."flow_states"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."mfa_factors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_stories" ADD CONSTRAINT "my_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_series_id_story_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."story_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user_index" ON "auth"."identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_analytics_recent_index" ON "user_analytics" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_analytics_user_index" ON "user_analytics" USING btree ("user_id","created_at") WHERE "user_id" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_published_index" ON "blog_posts" USING btree ("publish_date") WHERE "is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_category_index" ON "blog_posts" USING btree ("category","publish_date") WHERE "is_published";--> statement-breakpoint
CREATE INDEX "educational_guides_active_index" ON "educational_guides" USING btree ("created_at") WHERE "is_active";--> statement-breakpoint
CREATE INDEX "feedback_recent_index" ON "feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_user_index" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mfa_challenges_factor_index" ON "auth"."mfa_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "mfa_challenges_expiry_index" ON "auth"."mfa_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mfa_factors_name_unique" ON "auth"."mfa_factors" USING btree ("user_id","friendly_name") WHERE btrim("friendly_name") <> '';--> statement-breakpoint
CREATE INDEX "mfa_factors_user_index" ON "auth"."mfa_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_recent_index" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_action_index" ON "audit_log" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_index" ON "audit_log" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "story_votes_count_index" ON "story_votes" USING btree ("story_id","vote_type");--> statement-breakpoint
CREATE INDEX "story_votes_user_index" ON "story_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_favorites_recent_index" ON "user_favorites" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "user_favorites_story_index" ON "user_favorites" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "character_collections_recent_index" ON "character_collections" USING btree ("user_id","unlocked_at");--> statement-breakpoint
CREATE INDEX "user_achievements_achievement_index" ON "user_achievements" USING btree ("achievement_id");--> statement-breakpoint
CREATE INDEX "flow_states_user_index" ON "auth"."flow_states" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "flow_states_expiry_index" ON "auth"."flow_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_flow_index" ON "auth"."one_time_tokens" USING btree ("flow_state_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expiry_index" ON "auth"."one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_factor_index" ON "auth"."sessions" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_index" ON "auth"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "my_stories_recent_index" ON "my_stories" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "my_stories_created_at_index" ON "my_stories" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stories_category_index" ON "stories" USING btree ("category","created_at");--> statement-breakpoint
CREATE INDEX "stories_created_at_index" ON "stories" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "story_series_category_index" ON "story_series" USING btree ("category","created_at");