ALTER TABLE "auth"."users" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD COLUMN "user_metadata" jsonb;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flow_states_session_index" ON "auth"."flow_states" USING btree ("session_id");