/** Of the settings, what decides whether processes that share a database share the rest as well. */
export interface SharedSettings {
  NODE_ENV: string;
  DATABASE_URL?: string | undefined;
  AUTH_SECRET: readonly string[];
  SITE_URL?: string | undefined;
  S3_BUCKET?: string | undefined;
  DATA_DIR_SHARED: boolean;
}

/**
 * Where the database is one that other machines can reach, another process may work on it: what each would make up or keep
 * for itself has to be said. Empty: nothing is missing.
 */
export function missingToShare(env: SharedSettings): string[] {
  if (env.DATABASE_URL === undefined || env.NODE_ENV === 'development') return [];
  return [
    ...(env.AUTH_SECRET.length > 0
      ? []
      : [
          'AUTH_SECRET: sessions of one process would be refused by the next. Make one with: openssl rand -base64 48',
        ]),
    ...(env.SITE_URL
      ? []
      : [
          'SITE_URL: links in mails and tokens would name whichever process made them. Set where people reach it',
        ]),
    ...(env.S3_BUCKET || env.DATA_DIR_SHARED
      ? []
      : [
          'S3_BUCKET (with its keys), or DATA_DIR_SHARED=true where DATA_DIR is one folder for all processes, or there is only one process: pictures and sounds of one process would be missing in the next',
        ]),
  ];
}
