import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { useSession } from '#web/session/use-session.ts';
import { authAddress, pathOf } from '#web/sign-in/auth-address.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface SignedInOnlyProps {
  title: MessageId;
  lead: MessageId;
  /** In place of the usual sign that something is coming. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** A page that belongs to one person. Guests are led to the sign-in page and come back from there. */
export function SignedInOnly({ title, lead, waiting, children }: SignedInOnlyProps) {
  const t = useTranslate();
  const { status, user, leaving } = useSession();
  const location = useLocation();
  if (user) return children;
  return (
    <>
      <PageMeta title={t(title)} description={t(lead)} noIndex />
      {waiting ?? <Waiting title={t(title)} lead={t(lead)} />}
      {status === 'ready' && !leaving && <Navigate to={authAddress(pathOf(location))} replace />}
    </>
  );
}

/** The page's place and name, as long as it is not known whose page it is; as high as a page is, for what comes after it. */
function Waiting({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="mx-auto max-w-5xl px-4 pt-8 sm:px-6" aria-busy>
      <h1 className="text-h1">{title}</h1>
      <p className="mt-3 max-w-prose text-lead text-ink-soft">{lead}</p>
      <Skeleton className="mt-8 h-dvh" />
    </div>
  );
}
