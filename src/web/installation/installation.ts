import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Operator } from '#contract/engines.ts';
import { linkOrigin } from '#domain/link-origin.ts';
import type { RootData } from '#web/root.tsx';

/** Whether mails reach anybody here. Where they do not, nothing may say that one was sent. */
export function useMailSends(): boolean {
  return useRouteLoaderData<RootData>('root')?.engines.mailSends ?? true;
}

/** Whether books can be shared by private links here. */
export function usePrivateLinks(): boolean {
  return useRouteLoaderData<RootData>('root')?.engines.privateLinks ?? false;
}

/** Whether there are classes, reading lists and join codes here. */
export function useClasses(): boolean {
  return useRouteLoaderData<RootData>('root')?.engines.classes ?? false;
}

/** Who runs this installation, as far as they tell. */
export function useOperator(): Operator {
  return useRouteLoaderData<RootData>('root')?.engines.operator ?? {};
}

/** What links begin with that people give away or find on paper. The server knows only the name of the site. */
export function useLinkOrigin(): string {
  const siteUrl = useRouteLoaderData<RootData>('root')?.siteUrl ?? '';
  return useSyncExternalStore(
    never,
    () => (siteUrl ? linkOrigin(siteUrl, window.location.origin) : window.location.origin),
    () => siteUrl,
  );
}

const never = () => () => undefined;
