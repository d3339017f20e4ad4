import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page as the server sent it, true once React has taken it over. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
