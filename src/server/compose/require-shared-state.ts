import { ConfigError, type Config } from '#server/config.ts';

/** Refuses to begin what would go wrong later, and silently. */
export function requireSharedState({ missingToShare: missing }: Pick<Config, 'missingToShare'>): void {
  if (missing.length === 0) return;
  throw new ConfigError(
    `DATABASE_URL is set, so several processes may serve the same families. They need the same\n${missing
      .map((line) => `  ${line}`)
      .join('\n')}\n(see "How it scales" in README.md)`,
  );
}
