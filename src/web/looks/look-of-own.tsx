import { useState } from 'react';
import type { Look } from '#domain/look.ts';
import { lookOfKind } from '#domain/personal-look.ts';
import type { Pronoun } from '#domain/pronouns.ts';
import { randomId } from '#web/browser/random-id.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Likeness } from '#web/looks/likeness.tsx';
import { LookDesigner } from '#web/looks/look-designer.tsx';
import { useLookHistory } from '#web/looks/look-history.ts';
import { LookStage, LookTools } from '#web/looks/look-stage.tsx';
import { useLookWords } from '#web/looks/look-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface LookOfOwnProps {
  name: string;
  pronoun: Pronoun;
  look: Look | null;
  onChange: (look: Look | null) => void;
}

/** Somebody who was made up has no look until one is wanted: it may be a dragon, and then the name says so. */
export function LookOfOwn({ name, pronoun, look, onChange }: LookOfOwnProps) {
  const t = useTranslate();
  const words = useLookWords();
  const [seed] = useState(randomId);
  const [isOpen, setIsOpen] = useState(false);
  const { change, undo } = useLookHistory(look ?? undefined, onChange);
  const design = () => {
    const somebody = { name, pronoun, relationship: 'friend', emoji: '👦', description: '' } as const;
    if (!look) onChange(lookOfKind('person', somebody, { words, seed, family: [] }));
    setIsOpen(true);
  };
  return (
    <div className="flex items-center gap-2 sm:col-start-1">
      <Likeness
        look={look ?? undefined}
        id={seed}
        part="face"
        className="size-13 rounded-full bg-sun-soft object-contain p-0.5"
        fallback={null}
      />
      <Button look="secondary" size="small" onClick={design}>
        {t(look ? 'look.change' : 'look.design')}
      </Button>
      {look && (
        <Button look="quiet" size="small" onClick={() => onChange(null)}>
          {t('look.remove')}
        </Button>
      )}
      {look && (
        <Dialog
          open={isOpen}
          wide
          title={name.trim() || t('look.design')}
          dismiss={{ label: t('action.close'), onDismiss: () => setIsOpen(false) }}
        >
          <div className="mt-3 grid gap-x-7 gap-y-3 sm:min-h-136 max-sm:grid-cols-[minmax(0,1fr)] sm:grid-cols-[12.5rem_minmax(0,1fr)]">
            <LookStage look={look} id={seed} face={null} stays>
              <LookTools look={look} relatives={[]} onChange={change} undo={undo} />
            </LookStage>
            <LookDesigner look={look} onChange={change} onDone={() => setIsOpen(false)} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
