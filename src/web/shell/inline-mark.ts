import { createContext, use } from 'react';

/** For the `nonce` of inline scripts and styles that are ours: by it the server knows which to allow. In the browser there is none. */
export const InlineMark = createContext<string | undefined>(undefined);

export function useInlineMark(): string | undefined {
  return use(InlineMark);
}
