/** Somebody as a provider knows them. */
export interface ProviderPerson {
  /** The provider's own id of the person: what identities are keyed by. */
  subject: string;
  email: string | null;
  /** The provider vouches that the person owns the address. Nothing is linked by an address that nobody proved. */
  emailVerified: boolean;
  /** Name and picture as far as the provider told. */
  profile: Record<string, string>;
}

export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | undefined;
}

/** What binds the answer of a provider to the question that we asked. */
export interface RoundTrip {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Provider {
  /** As people write it. */
  label: string;
  /** Where to send the browser. */
  begin(
    trip: RoundTrip,
    options: { scopes: string | undefined; extra: Record<string, string> },
  ): Promise<URL>;
  /** Who came back, from the address that the provider sent the browser to. */
  finish(trip: RoundTrip, callback: URL): Promise<{ person: ProviderPerson; tokens: ProviderTokens }>;
}

export function textMembers(
  claims: Record<string, unknown>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = claims[name];
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 500)]] : [];
    }),
  );
}
