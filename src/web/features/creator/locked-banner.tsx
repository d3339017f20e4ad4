import { Sparkles } from 'lucide-react';
import type { OptionKind } from '#domain/story-options.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { expectAuthDialog, openAuthDialog } from '#web/sign-in/account-dialogs.ts';
import { track } from '#web/tracker/track.ts';
import { Button } from '#web/ui/button.tsx';

interface LockedBannerProps {
  kind: OptionKind;
  /** How many stand open. */
  free: number;
  /** How many there are. */
  count: number;
}

/** Tells guests that there is more. */
export function LockedBanner({ kind, free, count }: LockedBannerProps) {
  const t = useTranslate();
  const format = useFormats();
  const signUp = () => {
    track('auth_gate_triggered', { feature: kind });
    openAuthDialog({ tab: 'sign-up' });
  };
  return (
    <div className="cut-small flex max-sm:order-last max-sm:mt-3 sm:mb-3 flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-sun-soft px-4 py-1.5 text-small">
      <p className="flex items-center gap-2 font-semibold">
        <Sparkles aria-hidden className="size-4.5 shrink-0" />
        {t(`wizard.banner.${kind}`, { count: format.number(count), free: format.number(free) })}
      </p>
      <Button
        look="quiet"
        size="small"
        onPointerEnter={expectAuthDialog}
        onFocus={expectAuthDialog}
        onClick={signUp}
      >
        {t('wizard.banner.sign_up')}
      </Button>
    </div>
  );
}
