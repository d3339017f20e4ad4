import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { LIBRARY_PATH } from '#domain/library-paths.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { scenePicture } from '#web/art/scene-pictures.ts';
import { toast } from '#web/ui/toast-store.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

const BACK_AFTER_MS = 2000;

interface ExperienceUnreadyProps {
  /** Not made yet, or not to be had. */
  why: 'not_ready' | 'load_failed';
  /** Where somebody goes who came from nowhere. */
  home?: string;
}

/** There is nothing to show: says so, and leads back in a moment. */
export function ExperienceUnready({ why, home = LIBRARY_PATH }: ExperienceUnreadyProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const title = t(`experience.${why}.title`);
  const text = t(`experience.${why}.text`);
  const leave = useEffectEvent(() => {
    if (cameFromHere()) void navigate(-1);
    else void navigate(home, { replace: true });
  });
  const announce = useEffectEvent(() =>
    toast({ title, description: text, look: why === 'load_failed' ? 'danger' : 'plain' }),
  );
  useEffect(() => {
    const timers = [setTimeout(() => announce()), setTimeout(() => leave(), BACK_AFTER_MS)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
      <PageHeader title={title} lead={text} picture={scenePicture('forestMist')} />
    </div>
  );
}

/** The router numbers the pages it has led to. */
function cameFromHere(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}
