import { useSyncExternalStore } from 'react';
import { preloadAuthClient } from '#web/session/auth-client.ts';
import type { AuthTab } from '#web/sign-in/auth-address.ts';
import { track } from '#web/tracker/track.ts';

/** What asks for an account. */
export type GatedFeature = 'share' | 'download' | 'favorite';

export type AccountDialog =
  | { kind: 'auth'; tab: AuthTab; goTo: string | null }
  | { kind: 'prompt'; feature: GatedFeature };

let open: AccountDialog | null = null;
const listeners = new Set<() => void>();
const expected = new Set<() => void>();

interface AuthDialogOptions {
  tab?: AuthTab;
  /** A path to go to after success; without it, the person stays where they are. */
  goTo?: string;
}

/** Sign-in and sign-up over the page. Any code may call it; `features/accounts` shows the dialog. */
export function openAuthDialog({ tab = 'sign-in', goTo }: AuthDialogOptions = {}): void {
  show({ kind: 'auth', tab, goTo: goTo ?? null });
}

/** A pointer or the focus is near something that opens the dialog: what it is made of may come already. */
export function expectAuthDialog(): void {
  preloadAuthClient();
  expected.forEach((preload) => preload());
}

export function onAuthDialogExpected(preload: () => void): () => void {
  expected.add(preload);
  return () => expected.delete(preload);
}

/** Says kindly that this needs an account, and leads to one. */
export function openSignInPrompt(feature: GatedFeature): void {
  track('auth_gate_triggered', { feature });
  show({ kind: 'prompt', feature });
}

export function closeAccountDialog(): void {
  show(null);
}

export function useAccountDialog(): AccountDialog | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}

function show(dialog: AccountDialog | null): void {
  open = dialog;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
