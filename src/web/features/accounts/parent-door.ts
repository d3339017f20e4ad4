import { useCallback, useEffect, useState } from 'react';
import type { MyConsent } from '#contract/parent-consents.ts';
import { myConsent } from '#web/shell/age-gate/parent-consents.ts';
import { useAgeGate } from '#web/shell/age-gate/use-age-gate.ts';

/** While somebody waits for the parent, it is looked so often whether the door has opened. */
const LOOK_MS = 10_000;
const NOBODY_ASKED: MyConsent = { state: 'none', outsideProviders: false, signInOpen: false };

export interface ParentDoor {
  /** Nobody signs in on this browser without a parent. */
  shut: boolean;
  /** Unknown until the server has said it. */
  consent: MyConsent | undefined;
  look: () => void;
}

/** On a child's browser the account forms open only while a parent holds the door; the server sees to it too. */
export function useParentDoor(): ParentDoor {
  const { childProtected } = useAgeGate();
  const [consent, setConsent] = useState<MyConsent>();
  const look = useCallback(() => {
    void myConsent().then((mine) => setConsent((before) => mine ?? before ?? NOBODY_ASKED));
  }, []);
  const shut = childProtected && !consent?.signInOpen;
  useEffect(() => {
    if (!shut) return undefined;
    look();
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), LOOK_MS);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [shut, look]);
  return { shut, consent, look };
}
