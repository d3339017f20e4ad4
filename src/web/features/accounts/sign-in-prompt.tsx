import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import fox from '#web/art/heroes/fox.webp';
import owl from '#web/art/heroes/owl.webp';
import rabbit from '#web/art/heroes/rabbit.webp';
import { useTranslate } from '#web/i18n/messages.ts';
import { closeAccountDialog, type GatedFeature } from '#web/sign-in/account-dialogs.ts';
import { authAddress, pathOf } from '#web/sign-in/auth-address.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const PICTURES: Record<GatedFeature, { src: string; width: number }> = {
  share: { src: rabbit, width: 261 },
  download: { src: owl, width: 237 },
  favorite: { src: fox, width: 310 },
};

const PROMISES = ['favorites', 'downloads', 'sharing'] as const;

/** What was pressed needs an account. Says what an account is good for, and takes no for an answer. */
export default function SignInPrompt({ feature }: { feature: GatedFeature }) {
  const t = useTranslate();
  const location = useLocation();
  return (
    <Dialog
      open
      title={t(`prompt.${feature}.title`)}
      description={t('prompt.text')}
      picture={<img {...PICTURES[feature]} alt="" height={420} className="h-28 w-auto" />}
      dismiss={{ label: t('action.close'), onDismiss: closeAccountDialog }}
    >
      <ul className="mt-4 grid gap-2">
        {PROMISES.map((promise) => (
          <li key={promise} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-leaf" />
            {t(`prompt.promise.${promise}`)}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-2">
        <ButtonLink to={authAddress(pathOf(location), 'sign-up')} onClick={closeAccountDialog}>
          {t('prompt.create')}
        </ButtonLink>
        <Button look="quiet" onClick={closeAccountDialog}>
          {t('prompt.later')}
        </Button>
      </div>
      <p className="mt-3 text-center text-small text-ink-soft">{t('auth.free')}</p>
    </Dialog>
  );
}
