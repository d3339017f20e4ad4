import { useEffect } from 'react';
import { keepLooks } from '#web/device/family-store.ts';
import { useFamily } from '#web/features/family/use-family.ts';
import { useLookWords } from '#web/looks/look-words.ts';

/** Everybody of the family has a look before anybody is drawn. */
export function useKeptLooks(): void {
  const family = useFamily();
  const words = useLookWords();
  useEffect(() => {
    if (words && family.some(({ look }) => !look)) keepLooks(words);
  }, [family, words]);
}
