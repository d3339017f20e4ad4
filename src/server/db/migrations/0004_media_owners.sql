CREATE TABLE "media" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_kind" text NOT NULL,
	"user_id" uuid,
	"guest" text,
	"source" text,
	"files" text[] NOT NULL,
	"bytes" bigint NOT NULL,
	"doomed" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_name_format" CHECK ("name" ~ '^[0-9a-f]{40}$'),
	CONSTRAINT "media_kind_known" CHECK ("kind" in ('pictures', 'speech')),
	CONSTRAINT "media_owner_kind_known" CHECK ("owner_kind" in ('account', 'guest', 'ours')),
	CONSTRAINT "media_user_id_of_account" CHECK ("user_id" is null or "owner_kind" = 'account'),
	CONSTRAINT "media_guest_of_guest" CHECK (("guest" is not null) = ("owner_kind" = 'guest')),
	CONSTRAINT "media_bytes_least" CHECK ("bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_user_index" ON "media" USING btree ("user_id","used_at");--> statement-breakpoint
CREATE INDEX "media_source_index" ON "media" USING btree ("user_id","source");--> statement-breakpoint
CREATE INDEX "media_guest_index" ON "media" USING btree ("guest","used_at") WHERE "guest" is not null;--> statement-breakpoint
CREATE INDEX "media_age_index" ON "media" USING btree ("owner_kind","created_at");--> statement-breakpoint
CREATE INDEX "media_doomed_index" ON "media" USING btree ("name") WHERE "doomed";