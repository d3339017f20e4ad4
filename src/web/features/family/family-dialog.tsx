import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PersonalCharacter, PersonalFault } from '#domain/personal-character.ts';
import { DescriptionField } from '#web/features/family/description-field.tsx';
import { EmojiChoice } from '#web/features/family/emoji-choice.tsx';
import {
  faultIn,
  formFor,
  pronounIn,
  withEmoji,
  withRelationship,
  type FamilyForm,
  type FormFault,
} from '#web/features/family/family-form.ts';
import { saveCharacter } from '#web/features/family/family-store.ts';
import { RelationshipChoice } from '#web/features/family/relationship-choice.tsx';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { PronounChoice } from '#web/forms/pronoun-choice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { dismissFailures, toast } from '#web/ui/toast-store.ts';

const FAULTS: Record<PersonalFault, MessageId> = {
  nameRequired: 'family.fault.name_required',
  nameLength: 'family.fault.name_length',
  descriptionLength: 'family.fault.description_length',
  language: 'family.fault.language',
};

/** More than a name may have: who typed too much is told so, instead of losing letters. */
const ROOM_FOR_NAME = 150;

interface FamilyDialogProps {
  /** Null to add somebody. */
  editing: PersonalCharacter | null;
  onSaved: (character: PersonalCharacter) => void;
  onClose: () => void;
}

export function FamilyDialog({ editing, onSaved, onClose }: FamilyDialogProps) {
  const t = useTranslate();
  const { value: form, set: setForm, drop } = useDraft(`family ${editing?.id ?? 'new'}`, formFor(editing));
  const close = () => {
    drop();
    onClose();
  };
  const [fault, setFault] = useState<FormFault | null>(null);
  const element = useFocusIn(fault);
  const errorOf = (field: FormFault['field']) =>
    fault?.field === field ? t(FAULTS[fault.fault]) : undefined;
  const type = (typed: Partial<Pick<FamilyForm, 'name' | 'description'>>) => {
    setForm({ ...form, ...typed });
    setFault(null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultIn(form);
    setFault(found);
    dismissFailures();
    if (found) {
      toast({ title: t(FAULTS[found.fault]), look: 'danger' });
      return;
    }
    const { name, relationship, emoji, description, pronoun } = form;
    onSaved(saveCharacter({ name, relationship, emoji, description, pronoun }, editing?.id));
    toast({ title: t(editing ? 'family.updated' : 'family.added'), look: 'success' });
    close();
  };
  return (
    <Dialog
      open
      title={editing ? t('family.edit', { name: editing.name }) : t('family.add')}
      picture={<Face emoji={form.emoji} />}
      dismiss={{ label: t('action.close'), onDismiss: close }}
    >
      <form ref={element} noValidate onSubmit={onSubmit} className="mt-4 grid gap-4">
        <RelationshipChoice
          value={form.relationship}
          onChange={(relationship) => setForm(withRelationship(form, relationship))}
        />
        <TextField
          label={t('family.name')}
          name="name"
          required
          autoComplete="off"
          autoCapitalize="words"
          maxLength={ROOM_FOR_NAME}
          placeholder={t('family.name.hint')}
          value={form.name}
          onChange={({ target }) => type({ name: target.value })}
          error={errorOf('name')}
        />
        <EmojiChoice value={form.emoji} onChange={(emoji) => setForm(withEmoji(form, emoji))} />
        <PronounChoice value={pronounIn(form)} onChange={(pronoun) => setForm({ ...form, pronoun })} />
        <DescriptionField
          value={form.description}
          onChange={(description) => type({ description })}
          error={errorOf('description')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="grow">
            {t(editing ? 'family.dialog.submit.save' : 'family.dialog.submit.add')}
          </Button>
          <Button look="secondary" onClick={close}>
            {t('family.dialog.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The focus begins at the relationship that is set, and goes to what has to be mended. */
function useFocusIn(fault: FormFault | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wanted = fault ? `[name="${fault.field}"]` : null;
    if (wanted) form.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [fault]);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  return form;
}

function Face({ emoji }: { emoji: string }) {
  return (
    <span
      aria-hidden
      className="grid size-20 place-items-center rounded-full border-4 border-page bg-sun-soft text-5xl shadow-rest"
    >
      {emoji}
    </span>
  );
}
