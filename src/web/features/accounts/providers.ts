/** Names as their owners write them; they are the same in every language. */
export const PROVIDERS = { google: 'Google', github: 'GitHub', apple: 'Apple', azure: 'Microsoft' } as const;

export type ProviderName = keyof typeof PROVIDERS;

let asked: Promise<readonly ProviderName[]> | undefined;

/** Which of them this installation knows. Without an answer there are none: the form works all the same. */
export function enabledProviders(): Promise<readonly ProviderName[]> {
  asked ??= ask().catch(() => {
    asked = undefined;
    return [];
  });
  return asked;
}

async function ask(): Promise<readonly ProviderName[]> {
  const response = await fetch('/auth/v1/settings');
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { external = {} } = (await response.json()) as { external?: Partial<Record<string, unknown>> };
  return Object.keys(PROVIDERS).filter((name): name is ProviderName => external[name] === true);
}
