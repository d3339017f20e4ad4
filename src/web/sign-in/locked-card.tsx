import { Lock } from 'lucide-react';
import type { CountedFeature } from '#domain/counted.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { expectAuthDialog, openAuthDialog, openSignInPrompt } from '#web/sign-in/account-dialogs.ts';
import { track } from '#web/tracker/track.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

export interface LockedFeature {
  /** For the count of what guests wish for. */
  feature: CountedFeature;
  title: string;
  text: string;
}

/** What guests see in the place of tools: what each would do, and one way to all of them. */
export function LockedCard({ features }: { features: readonly LockedFeature[] }) {
  const t = useTranslate();
  const signUp = (feature: CountedFeature) => {
    track('feature_locked_clicked', { feature });
    if (feature === 'share' || feature === 'download') return openSignInPrompt(feature);
    track('auth_gate_triggered', { feature });
    openAuthDialog({ tab: 'sign-up' });
  };
  return (
    <Card className="grain mt-2 max-sm:p-4">
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {features.map(({ feature, title, text }) => (
          <li key={feature} className="relative flex items-center gap-3.5 py-1 sm:items-start sm:py-3">
            <span className="cut-small grid size-11 shrink-0 place-items-center bg-sun-soft text-ink">
              <Lock aria-hidden className="size-5" />
            </span>
            <div>
              <h3 className="font-bold">
                <button
                  type="button"
                  onClick={() => signUp(feature)}
                  className="text-start after:absolute after:inset-0"
                >
                  {title}
                </button>
              </h3>
              <p className="text-small text-ink-soft max-sm:sr-only">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid justify-items-center gap-2 text-center">
        <Button onPointerEnter={expectAuthDialog} onFocus={expectAuthDialog} onClick={() => signUp('all')}>
          {t('locked.action')}
        </Button>
        <p className="text-small text-ink-soft">{t('auth.free')}</p>
      </div>
    </Card>
  );
}
