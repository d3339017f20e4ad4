import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { isCalm } from '#web/browser/calm.ts';
import { unnoticed } from '#web/browser/patiently.ts';
import { onCelebration, type Celebration } from '#web/news/celebrations.ts';
import { isBedtime } from '#web/reader/bedtime.ts';
import { readerSettings } from '#web/reader/reader-settings.ts';
import { useTopmostModal } from '#web/ui/open-modals.ts';

/** The paper and the tones come with the first thing to be proud of: every page listens, few pages need them. */
const loadParty = unnoticed(async () => {
  const [paper, tones] = await Promise.all([
    import('#web/features/rewards/burst.tsx'),
    import('#web/features/rewards/chime.ts'),
  ]);
  return { ...paper, ...tones };
});
type Party = Awaited<ReturnType<typeof loadParty>>;

/** So late it would be about something else. */
const PATIENCE_MS = 3000;

interface Shown extends Party {
  of: Celebration;
}

/** Lets what was achieved be seen and heard for a moment, one thing at a time; never at bedtime, nor where admins work. */
export function Celebrations() {
  const [shown, setShown] = useState<Shown | null>(null);
  const { pathname } = useLocation();
  const modal = useTopmostModal();
  const begin = useEffectEvent((of: Celebration, party: Party) => {
    if (shown || isCalm() || isBedtime() || pathname.startsWith('/admin')) return;
    setShown({ of, ...party });
    if (readerSettings().chimes) party.chime();
  });
  useEffect(() => {
    const prepare = async (celebration: Celebration) => {
      const since = performance.now();
      const party = await loadParty();
      if (performance.now() - since < PATIENCE_MS) begin(celebration, party);
    };
    return onCelebration((celebration) => void prepare(celebration));
  }, []);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(null), shown.BURST_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  // A modal dialog covers whatever stands outside.
  return createPortal(<shown.Burst of={shown.of} />, modal ?? document.body);
}
