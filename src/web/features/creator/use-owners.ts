import { useEffect } from 'react';
import { isFor } from '#domain/created-story.ts';
import { isPersonal } from '#domain/personal-character.ts';
import type { Creator } from '#web/features/creator/use-creator.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { toast } from '#web/ui/toast-store.ts';

/** What belongs to somebody stays theirs when they leave, and when somebody else comes. */
export function useOwners(
  { state, dispatch, isKept }: Creator,
  isKnown: boolean,
  user: string | undefined,
): void {
  const t = useTranslate();
  const { story, characters } = state;

  // Whoever is signed out, or was signed out elsewhere, goes on without their family, who would be refused.
  const family = isKnown && !user && characters.some(isPersonal);
  useEffect(() => {
    if (!family) return;
    dispatch({ type: 'familyLeft' });
    toast({ title: t('family.guest.sign_in') });
  }, [family, dispatch, t]);

  // The story of another account waits for its owner, in My Stories or in this browser.
  const foreign = isKept && user && story && !isFor(user, story) ? story.title : null;
  useEffect(() => {
    if (foreign === null) return;
    dispatch({ type: 'startedOver' });
    toast({ title: t('story.other_account', { title: foreign }) });
  }, [foreign, dispatch, t]);
}
