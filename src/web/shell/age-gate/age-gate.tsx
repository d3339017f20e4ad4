import { Suspense, lazy, useEffect } from 'react';
import { protectBrowser, useAgeGate } from '#web/shell/age-gate/age-answers.ts';

/** Loaded for those who are asked; whoever has answered never needs it. */
const AgeDialogs = lazy(() => import('#web/shell/age-gate/age-dialogs.tsx'));

/** Asks for the age once; an under-13 visitor needs a parent's consent. Neither dialog closes without an answer. */
export function AgeGate() {
  const { view, childProtected, answer } = useAgeGate();
  useEffect(() => protectBrowser(childProtected), [childProtected]);
  if (view === 'closed') return null;
  return (
    <Suspense fallback={null}>
      <AgeDialogs view={view} onAnswer={answer} />
    </Suspense>
  );
}
