CREATE TABLE "sent_changes" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"request" "bytea" NOT NULL,
	"status" integer,
	"answer" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_changes_key_sha256" CHECK (octet_length("key") = 32),
	CONSTRAINT "sent_changes_request_sha256" CHECK (octet_length("request") = 32),
	CONSTRAINT "sent_changes_answer_json" CHECK (jsonb_typeof("answer") = 'object')
);
--> statement-breakpoint
ALTER TABLE "sent_changes" ADD CONSTRAINT "sent_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_changes_recent_index" ON "sent_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sent_changes_user_index" ON "sent_changes" USING btree ("user_id");