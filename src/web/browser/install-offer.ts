/** What Chromium hands to a page that can be installed; other browsers have a way of their own in their menus. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Held back by `shell/before-paint.js`, so that nobody is asked who did not ask. */
    installOffer?: InstallOffer | undefined;
  }
}

const OFFER_EVENT = 'beforeinstallprompt';

export const canInstall = (): boolean => window.installOffer !== undefined;

export function onInstallOffer(listener: () => void): () => void {
  const installed = () => {
    window.installOffer = undefined;
    listener();
  };
  window.addEventListener(OFFER_EVENT, listener);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener(OFFER_EVENT, listener);
    window.removeEventListener('appinstalled', installed);
  };
}

/** An offer can be taken up once; after a no the browser makes another one some day. */
export async function install(): Promise<void> {
  const offer = window.installOffer;
  window.installOffer = undefined;
  await offer?.prompt();
  await offer?.userChoice;
}
