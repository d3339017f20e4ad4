import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { asOption, type PersonalCharacter } from '#domain/personal-character.ts';
import type { StoryOption } from '#domain/story-options.ts';
import { FamilyDialog } from '#web/features/family/family-dialog.tsx';
import { FamilySection } from '#web/features/family/family-section.tsx';
import { removeCharacter } from '#web/device/family-store.ts';
import { INVITATION, InvitationText } from '#web/features/family/invitation.tsx';
import type { HearName } from '#web/features/family/name-fields.tsx';
import { PersonCard } from '#web/features/family/person-card.tsx';
import { useFamily } from '#web/features/family/use-family.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { toast } from '#web/ui/toast-store.ts';

interface FamilyPickerProps {
  /** Ids of the heroes. */
  chosen: readonly string[];
  onToggle: (option: StoryOption) => void;
  /** Somebody was edited: a hero may have another name now. */
  onChange: (option: StoryOption) => void;
  onRemove: (id: string) => void;
  hear: HearName;
}

/** Who is asked about in the dialog. */
type Asked = { editing: PersonalCharacter | null };

export function FamilyPicker({ chosen, onToggle, onChange, onRemove, hear }: FamilyPickerProps) {
  const t = useTranslate();
  const family = useFamily();
  const [asked, setAsked] = useState<Asked | null>(null);
  const remove = (id: string, button: HTMLElement) => {
    focusAfter(button);
    removeCharacter(id);
    onRemove(id);
    toast({ title: t('family.removed') });
  };
  return (
    <FamilySection text={t('family.private')}>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {family.map((character) => (
          <li key={character.id} className="animate-rise">
            <PersonCard
              character={character}
              chosen={chosen.includes(character.id)}
              onToggle={() => onToggle(asOption(character))}
              onEdit={() => setAsked({ editing: character })}
              onRemove={(button) => remove(character.id, button)}
            />
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setAsked({ editing: null })}
            className={INVITATION}
          >
            <InvitationText
              Sign={UserPlus}
              title={t('family.add')}
              text={family.length === 0 ? t('family.empty') : undefined}
            />
          </button>
        </li>
      </ul>
      {asked && (
        <FamilyDialog
          editing={asked.editing}
          onSaved={(character) => asked.editing && onChange(asOption(character))}
          onClose={() => setAsked(null)}
          hear={hear}
        />
      )}
    </FamilySection>
  );
}

/** The button goes with its card; the focus goes to the next one. */
function focusAfter(button: HTMLElement): void {
  button.closest('li')?.nextElementSibling?.querySelector('button')?.focus();
}
