import { createContext, use } from 'react';

/** The page's nonce, for the few primitives that bring a style element of their own. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return use(NonceContext);
}
