import type { FlowState } from '#server/auth/links/flows.ts';
import type { ProviderTokens } from '#server/auth/oauth/provider.ts';
import type { Auth } from '#server/auth/service.ts';

interface WireProviderTokens {
  provider_token?: string;
  provider_refresh_token?: string;
}

/** The provider's tokens wait, locked, for the browser to fetch its session; then we forget them. */
export function lockProviderTokens({ secrets }: Auth, tokens: ProviderTokens): Buffer {
  return secrets.encrypt(Buffer.from(JSON.stringify(wireProviderTokens(tokens))));
}

export function readProviderTokens({ secrets }: Auth, flow: FlowState): WireProviderTokens {
  const plain = flow.providerTokensEncrypted && secrets.decrypt(flow.providerTokensEncrypted);
  return plain ? (JSON.parse(plain.toString()) as WireProviderTokens) : {};
}

export function wireProviderTokens({ accessToken, refreshToken }: ProviderTokens): WireProviderTokens {
  return { provider_token: accessToken, ...(refreshToken && { provider_refresh_token: refreshToken }) };
}
