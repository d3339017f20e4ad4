import { ask } from '#web/api/api.ts';

/** Names as their owners write them; they are the same in every language. */
export const PROVIDERS = { google: 'Google', github: 'GitHub', apple: 'Apple', azure: 'Microsoft' } as const;

export type ProviderName = keyof typeof PROVIDERS;

let asked: Promise<readonly ProviderName[]> | undefined;

/** Which of them this installation knows. Without an answer there are none: the form works all the same. */
export function enabledProviders(): Promise<readonly ProviderName[]> {
  asked ??= askServer().catch(() => {
    asked = undefined;
    return [];
  });
  return asked;
}

async function askServer(): Promise<readonly ProviderName[]> {
  const { external }: { external: Readonly<Record<string, boolean>> } = await ask('GET /auth/v1/settings', {
    guest: true,
  });
  return Object.keys(PROVIDERS).filter((name): name is ProviderName => external[name] === true);
}
