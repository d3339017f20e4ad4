import { useMutation } from '@tanstack/react-query';
import { ask } from '#web/api/api.ts';
import { useSession } from '#web/session/use-session.ts';
import { openAuthDialog } from '#web/sign-in/account-dialogs.ts';

export interface KeepingCopy {
  keep: () => void;
  isBusy: boolean;
  error: unknown;
  /** Of the copy, once there is one. */
  id: string | undefined;
}

/** Puts the book of a link on the shelf of whoever is signed in; a guest is shown the way to one, and stays at the book. */
export function useKeepCopy(key: string): KeepingCopy {
  const { user } = useSession();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => ask('POST /api/shared-books/copies', { json: { key } }),
  });
  return {
    keep: () => (user ? mutate() : openAuthDialog({ tab: 'sign-up' })),
    isBusy: isPending,
    error,
    id: data?.id,
  };
}
