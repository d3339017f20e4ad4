import type { Config } from '#server/config.ts';

/** What a backup of the database leaves out, for whoever has just made one. */
export function whatElseToCopy({ dataDir, s3, auth }: Pick<Config, 'dataDir' | 's3' | 'auth'>): string[] {
  const files = s3 ? `the bucket ${s3.bucket}` : `${dataDir}/media and ${dataDir}/storage`;
  const lines = [
    `Copy ${files} now, after the database: there are pictures, sounds, and what a family recorded with its own
voices, which nobody can make again.`,
  ];
  if (auth.secrets.length === 0)
    lines.push(`Keep a copy of ${dataDir}/auth-secret too, in another place: without it people have to sign in again,
those with two-step sign-in cannot, and no name of a picture or sound is worth anything. It is left out on
purpose: a backup alone must not open accounts.`);
  return lines;
}
