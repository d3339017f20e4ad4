import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { AgeDialogs } from '#web/shell/age-gate/age-dialogs.tsx';
import { AGE_GATE_ID, keepAgeGate } from '#web/shell/age-gate/keep-age-gate.ts';

/** One and the same object: React would write the nothing in it into the page whenever it saw another. */
const AS_SENT = { __html: '' };

/** The server writes the dialogs; the browser leaves what is there alone and needs no script for its looks. */
export function AgeGate() {
  const { pathname } = useLocation();
  // Anew on each page: on some of them nobody is asked.
  useEffect(() => {
    const over = new AbortController();
    keepAgeGate(over.signal, pathname);
    return () => over.abort();
  }, [pathname]);
  return import.meta.env.SSR ? (
    <div id={AGE_GATE_ID}>
      <AgeDialogs />
    </div>
  ) : (
    <div id={AGE_GATE_ID} suppressHydrationWarning dangerouslySetInnerHTML={AS_SENT} />
  );
}
