import { useQuery } from '@tanstack/react-query';
import { fetchProfile, fetchSessions, fetchStanding } from '#web/features/settings/account-requests.ts';
import { listApps } from '#web/features/settings/authenticator-apps.ts';
import { useSession } from '#web/session/use-session.ts';

/** Two people may use one tab, one after the other; neither sees what was fetched for the other. */
export function useAccountKey(): readonly string[] {
  return ['account', useSession().user?.id ?? ''];
}

export function useProfile() {
  return useQuery({ queryKey: [...useAccountKey(), 'profile'], queryFn: fetchProfile });
}

export function useStanding() {
  return useQuery({ queryKey: [...useAccountKey(), 'standing'], queryFn: fetchStanding, staleTime: 0 });
}

export function useSessions() {
  return useQuery({ queryKey: [...useAccountKey(), 'sessions'], queryFn: fetchSessions, staleTime: 0 });
}

export function useApps() {
  return useQuery({ queryKey: [...useAccountKey(), 'apps'], queryFn: listApps, staleTime: 0 });
}
