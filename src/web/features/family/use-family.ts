import { useSyncExternalStore } from 'react';
import type { PersonalCharacter } from '#domain/personal-character.ts';
import { currentFamily, onFamilyChange } from '#web/device/family-store.ts';

const NOBODY: readonly PersonalCharacter[] = [];

/** The reader's own people, as they are now. */
export function useFamily(): readonly PersonalCharacter[] {
  return useSyncExternalStore(onFamilyChange, currentFamily, () => NOBODY);
}
