import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import type { WizardState } from '#domain/wizard.ts';
import { forgetDraft, lastDraft } from '#web/features/creator/creator-state.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface DraftOfferProps {
  onOpen: (draft: WizardState) => void;
}

/** Somebody made a story here before. */
export function DraftOffer({ onOpen }: DraftOfferProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState(lastDraft);
  if (!draft?.story) return null;
  return (
    <section className="cut mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 border border-line bg-page p-4 shadow-rest sm:p-5">
      <BookOpen aria-hidden className="size-8 shrink-0 text-coral" />
      <div className="min-w-52 grow">
        <h2 className="font-bold">{t('wizard.draft.title')}</h2>
        <p className="text-small text-ink-soft">{t('wizard.draft.text', { title: draft.story.title })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onOpen(draft)}>
          {t('wizard.draft.open')}
        </Button>
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            forgetDraft();
            setDraft(null);
          }}
        >
          {t('wizard.draft.drop')}
        </Button>
      </div>
    </section>
  );
}
