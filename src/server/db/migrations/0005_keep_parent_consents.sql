CREATE TABLE "parent_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"outside_providers" boolean DEFAULT false NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"confirm_hash" "bytea" NOT NULL,
	"withdraw_hash" "bytea" NOT NULL,
	"sign_in_hash" "bytea",
	"sign_in_asked_at" timestamp with time zone,
	"sign_in_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "parent_consents_confirm_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "parent_consents_withdraw_unique" UNIQUE("withdraw_hash"),
	CONSTRAINT "parent_consents_sign_in_unique" UNIQUE("sign_in_hash"),
	CONSTRAINT "parent_consents_email_length" CHECK (char_length("email") between 3 and 255),
	CONSTRAINT "parent_consents_email_lower_case" CHECK ("email" = lower("email")),
	CONSTRAINT "parent_consents_language_known" CHECK ("language" in ('en', 'es', 'fr', 'de', 'hi', 'ta', 'zh', 'ja', 'sv', 'mr'))
);
--> statement-breakpoint
CREATE INDEX "parent_consents_waiting_index" ON "parent_consents" USING btree ("created_at") WHERE "confirmed_at" is null;