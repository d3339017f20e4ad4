import { useId, type ReactNode } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';

/** The place of one's own people among the heroes. */
export function FamilySection({ text, children }: { text: string; children: ReactNode }) {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {t('family.title')}
      </h2>
      <p className="mt-0.5 text-small text-ink-soft max-sm:sr-only">{text}</p>
      {children}
    </section>
  );
}
