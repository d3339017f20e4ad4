import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { authView, isThrough, type AskedView, type AuthView } from '#web/features/accounts/auth-view.ts';
import { CheckMail } from '#web/features/accounts/check-mail.tsx';
import { CodeForm } from '#web/features/accounts/code-form.tsx';
import { NewPassword } from '#web/features/accounts/new-password.tsx';
import { ParentDoorPanel } from '#web/features/accounts/parent-door-panel.tsx';
import { useParentDoor } from '#web/features/accounts/parent-door.ts';
import { ProviderButtons } from '#web/features/accounts/provider-buttons.tsx';
import { ResetRequest } from '#web/features/accounts/reset-request.tsx';
import { SignInForm } from '#web/features/accounts/sign-in-form.tsx';
import { SignUpForm } from '#web/features/accounts/sign-up-form.tsx';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { preloadAuthClient } from '#web/session/auth-client.ts';
import type { SessionFailure } from '#web/session/session-state.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useMailSends } from '#web/installation/installation.ts';
import { useSession } from '#web/session/use-session.ts';
import { Tabs } from '#web/ui/tabs.tsx';

interface AuthPanelOptions {
  asked: AskedView;
  onAsk: (view: AskedView) => void;
  returnTo: string;
  linkFailure?: SessionFailure | null;
  /** Somebody is signed in, now or already. */
  onThrough: () => void;
}

export interface AuthPanel {
  view: AuthView;
  title: string;
  lead: string;
  /** The heading that shows `title`: the focus goes there when the view changes. */
  heading: RefObject<HTMLHeadingElement | null>;
  body: ReactNode;
}

const TEXTS: Record<AuthView, { title: MessageId; lead: MessageId }> = {
  'sign-in': { title: 'auth.sign_in.title', lead: 'auth.sign_in.lead' },
  'sign-up': { title: 'auth.sign_up.title', lead: 'auth.sign_up.lead' },
  reset: { title: 'auth.reset.title', lead: 'auth.reset.lead' },
  'check-mail': { title: 'auth.check_mail.title', lead: 'auth.check_mail.lead' },
  code: { title: 'auth.code.title', lead: 'auth.code.lead' },
  'new-password': { title: 'auth.new_password.title', lead: 'auth.new_password.lead' },
  parent: { title: 'parent_door.title', lead: 'parent_door.lead' },
};

/** Where mails reach nobody, these say so. */
const WITHOUT_MAIL: Partial<Record<AuthView, MessageId>> = {
  reset: 'auth.reset.no_mail',
  'check-mail': 'auth.check_mail.no_mail',
};

/** The account forms, for whatever frames them: the page or the dialog. */
export function useAuthPanel({
  asked,
  onAsk,
  returnTo,
  linkFailure = null,
  onThrough,
}: AuthPanelOptions): AuthPanel {
  const t = useTranslate();
  const session = useSession();
  const mailSends = useMailSends();
  const { value: email, set: setEmail, drop: forgetEmail } = useDraft('account', '');
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const door = useParentDoor();
  const view = authView(session, asked, unconfirmed, door.shut);
  const through = isThrough(session);
  const leave = useEffectEvent(onThrough);
  const forget = useEffectEvent(forgetEmail);
  useEffect(() => preloadAuthClient(), []);
  useEffect(() => {
    if (!through) return;
    forget();
    leave();
  }, [through]);

  const backToSignIn = () => {
    setUnconfirmed(null);
    onAsk('sign-in');
  };
  const typed = { email, onEmail: setEmail };
  const bodies: Record<Exclude<AuthView, 'sign-in' | 'sign-up'>, () => ReactNode> = {
    reset: () => (
      <ResetRequest
        {...typed}
        returnTo={returnTo}
        linkFailure={linkFailure}
        onBack={() => onAsk('sign-in')}
      />
    ),
    'check-mail': () => <CheckMail email={unconfirmed ?? ''} onBack={backToSignIn} />,
    code: () => <CodeForm factors={session.factors ?? []} />,
    'new-password': () => <NewPassword />,
    parent: () => <ParentDoorPanel door={door} />,
  };
  const tabs = () => (
    <Tabs
      label={t('auth.tabs')}
      wide
      value={view}
      onChange={(tab) => onAsk(tab === 'sign-up' ? 'sign-up' : 'sign-in')}
      tabs={[
        {
          value: 'sign-in',
          label: t('nav.sign_in'),
          content: (
            <SignInForm
              {...typed}
              onForgot={() => onAsk('reset')}
              onUnconfirmed={() => setUnconfirmed(email)}
            />
          ),
        },
        {
          value: 'sign-up',
          label: t('auth.sign_up'),
          content: <SignUpForm {...typed} onUnconfirmed={setUnconfirmed} />,
        },
      ]}
    />
  );
  const inTabs = view === 'sign-in' || view === 'sign-up';
  return {
    view,
    title: t(TEXTS[view].title),
    lead: t((!mailSends && WITHOUT_MAIL[view]) || TEXTS[view].lead),
    heading: useHeadingFocus(inTabs ? 'tabs' : view),
    body: inTabs ? (
      <>
        {tabs()}
        <ProviderButtons returnTo={returnTo} />
      </>
    ) : (
      bodies[view]()
    ),
  };
}

/** Not on arrival: the page or the dialog has its own idea where the focus begins. */
function useHeadingFocus(shown: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus();
  }, [shown]);
  return heading;
}
