import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Catalogue } from '#domain/catalogue.ts';
import type { StoryWish } from '#domain/story-wish.ts';
import type { WizardEvent } from '#domain/wizard-state.ts';
import { wishedChoices } from '#web/features/creator/wished-choices.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { toast } from '#web/ui/toast-store.ts';

interface WishOptions {
  wish: StoryWish | null;
  /** Of the wish's age, as soon as it is there. */
  catalogue: Catalogue | undefined;
  /** Unknown until the session is. */
  isGuest: boolean | undefined;
  dispatch: (event: WizardEvent) => void;
}

/** `?create&setting=…`: the creator opens with choices made, as far as this visitor may make them. */
export function useWish({ wish, catalogue, isGuest, dispatch }: WishOptions): void {
  const t = useTranslate();
  const formats = useFormats();
  const navigate = useNavigate();
  useEffect(() => {
    if (!wish || !catalogue || isGuest === undefined) return;
    const { choices, locked } = wishedChoices(wish, catalogue, isGuest);
    dispatch({ type: 'choicesFilled', choices });
    if (locked.length > 0) {
      toast({
        title: t('wizard.wish.locked.title'),
        description: t('wizard.wish.locked', { names: formats.list(locked) }),
        durationMs: LONG_ENOUGH_TO_READ_MS,
      });
    }
    void navigate('/?create', { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once for every wish
  }, [wish === null, catalogue, isGuest]);
}

const LONG_ENOUGH_TO_READ_MS = 9000;
