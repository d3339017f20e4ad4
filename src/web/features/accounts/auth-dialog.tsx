import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import fox from '#web/art/heroes/fox.webp';
import { useAuthPanel } from '#web/features/accounts/auth-panel.tsx';
import type { AskedView } from '#web/features/accounts/auth-view.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { closeAccountDialog } from '#web/sign-in/account-dialogs.ts';
import { pathOf, type AuthTab } from '#web/sign-in/auth-address.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface AuthDialogProps {
  tab: AuthTab;
  goTo: string | null;
}

/** The forms of the sign-in page over the page that someone is on. */
export default function AuthDialog({ tab, goTo }: AuthDialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const [asked, ask] = useState<AskedView>(tab);
  const { title, lead, heading, body } = useAuthPanel({
    asked,
    onAsk: ask,
    returnTo: goTo ?? pathOf(location),
    onThrough: () => {
      closeAccountDialog();
      if (goTo) void navigate(goTo);
    },
  });
  return (
    <Dialog
      open
      title={title}
      titleRef={heading}
      description={lead}
      picture={<img src={fox} alt="" width={310} height={420} className="h-24 w-auto sm:h-28" />}
      dismiss={{ label: t('action.close'), onDismiss: closeAccountDialog }}
    >
      <div className="mt-4">{body}</div>
    </Dialog>
  );
}
