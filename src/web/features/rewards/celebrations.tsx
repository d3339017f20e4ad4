import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { isCalm } from '#web/browser/calm.ts';
import { Burst, BURST_MS } from '#web/features/rewards/burst.tsx';
import { chime } from '#web/features/rewards/chime.ts';
import { onCelebration, type Celebration } from '#web/news/celebrations.ts';
import { isBedtime } from '#web/reader/bedtime.ts';
import { readerSettings } from '#web/reader/reader-settings.ts';
import { useTopmostModal } from '#web/ui/open-modals.ts';

/** Lets what was achieved be seen and heard for a moment, one thing at a time; never at bedtime, nor where admins work. */
export function Celebrations() {
  const [shown, setShown] = useState<Celebration | null>(null);
  const { pathname } = useLocation();
  const modal = useTopmostModal();
  const onNews = useEffectEvent((celebration: Celebration) => {
    if (shown || isCalm() || isBedtime() || pathname.startsWith('/admin')) return;
    setShown(celebration);
    if (readerSettings().chimes) chime();
  });
  useEffect(() => onCelebration((celebration) => onNews(celebration)), []);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), BURST_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  // A modal dialog covers whatever stands outside.
  return createPortal(<Burst of={shown} />, modal ?? document.body);
}
