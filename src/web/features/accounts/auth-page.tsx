import { useNavigate } from 'react-router';
import { useAuthAddress } from '#web/features/accounts/auth-address.ts';
import { useAuthPanel } from '#web/features/accounts/auth-panel.tsx';
import { isThrough, type AuthView } from '#web/features/accounts/auth-view.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useSession } from '#web/session/use-session.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { scenePicture, type SceneName } from '#web/art/scene-pictures.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const SCENES: Record<AuthView, SceneName> = {
  'sign-in': 'forestNight',
  'sign-up': 'castle',
  reset: 'forestMist',
  'check-mail': 'townSnow',
  code: 'space',
  'new-password': 'farm',
  parent: 'forestMist',
};

export function AuthPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const session = useSession();
  const { asked, ask, returnTo, linkFailure } = useAuthAddress();
  const { view, title, lead, heading, body } = useAuthPanel({
    asked,
    onAsk: ask,
    returnTo,
    linkFailure,
    onThrough: () => void navigate(returnTo, { replace: true }),
  });
  const leaving = isThrough(session);
  return (
    <div className="mx-auto max-w-5xl px-4 pt-5 sm:px-6 sm:pt-10">
      <PageMeta title={t('page.auth.title')} description={t('page.auth.lead')} noIndex />
      <div className="cut spread overflow-hidden border border-line bg-page shadow-lift lg:grid lg:grid-cols-2">
        <Picture scene={SCENES[view]} />
        <div className="relative px-5 pt-6 pb-7 sm:px-10 sm:pt-9 sm:pb-10 lg:min-h-152">
          <div className={leaving ? 'invisible' : 'when-known'}>
            <h1 ref={heading} tabIndex={-1} className="text-h2">
              {title}
            </h1>
            <p className="mt-2 mb-5 text-ink-soft">{lead}</p>
            {body}
          </div>
          {leaving && <Waiting />}
          {session.status === 'loading' && <Waiting className="for-members" />}
        </div>
      </div>
    </div>
  );
}

function Picture({ scene }: { scene: SceneName }) {
  return (
    <div className="relative h-32 bg-paper-deep sm:h-52 lg:h-auto">
      <img
        key={scene}
        {...scenePicture(scene)}
        alt=""
        fetchPriority="high"
        className="absolute inset-0 size-full animate-fade object-cover object-[50%_75%]"
      />
    </div>
  );
}

/** Over the form, as long as it is not known whether it is needed. */
function Waiting({ className }: { className?: string }) {
  return (
    <div className={classNames('absolute inset-x-5 top-6 grid gap-4 sm:inset-x-10 sm:top-9', className)}>
      <Skeleton className="h-10 w-3/5" />
      <Skeleton className="h-5" />
      <Skeleton className="mt-6 h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
