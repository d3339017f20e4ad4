import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isPetLook } from '#domain/look.ts';
import type { PersonalCharacter, PersonalFault } from '#domain/personal-character.ts';
import { lookOfKind } from '#domain/personal-look.ts';
import { randomId } from '#web/browser/random-id.ts';
import { DescriptionField } from '#web/features/family/description-field.tsx';
import { EmojiChoice } from '#web/features/family/emoji-choice.tsx';
import {
  faultIn,
  formFor,
  lookIn,
  pronounIn,
  withEmoji,
  withRelationship,
  withTyped,
  type FamilyForm,
  type FormFault,
} from '#web/features/family/family-form.ts';
import { saveCharacter } from '#web/device/family-store.ts';
import { NameFields, type HearName } from '#web/features/family/name-fields.tsx';
import { RelationshipChoice } from '#web/features/family/relationship-choice.tsx';
import { useFamily } from '#web/features/family/use-family.ts';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { PronounChoice } from '#web/forms/pronoun-choice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { FacePicture } from '#web/art/face-picture.tsx';
import { LookDesigner } from '#web/looks/look-designer.tsx';
import { useLookHistory } from '#web/looks/look-history.ts';
import { LookStage, LookTools } from '#web/looks/look-stage.tsx';
import { useLookWords } from '#web/looks/look-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { dismissFailures, toast } from '#web/ui/toast-store.ts';

const FAULTS: Record<PersonalFault, MessageId> = {
  nameRequired: 'family.fault.name_required',
  nameLength: 'family.fault.name_length',
  said: 'family.fault.said',
  descriptionLength: 'family.fault.description_length',
  language: 'family.fault.language',
};

interface FamilyDialogProps {
  /** Null to add somebody. */
  editing: PersonalCharacter | null;
  onSaved: (character: PersonalCharacter) => void;
  onClose: () => void;
  hear: HearName;
}

export function FamilyDialog({ editing, onSaved, onClose, hear }: FamilyDialogProps) {
  const t = useTranslate();
  const { value: form, set: setForm, drop } = useDraft(`family ${editing?.id ?? 'new'}`, formFor(editing));
  const close = () => {
    drop();
    onClose();
  };
  const known = useKnown(editing);
  const look = lookIn(form, known);
  const { change, undo } = useLookHistory(look, (next) => setForm({ ...form, look: next }));
  const [step, setStep] = useState<'form' | 'look'>('form');
  const [fault, setFault] = useState<FormFault | null>(null);
  const element = useFocusIn(fault, step);
  const errorOf = (field: FormFault['field']) =>
    fault?.field === field ? t(FAULTS[fault.fault]) : undefined;
  const type = (typed: Partial<Pick<FamilyForm, 'name' | 'said' | 'description'>>) => {
    setForm(withTyped(form, typed, known.words));
    setFault(null);
  };
  const design = () => {
    // Nobody knows yet who it is: most are people.
    if (!look) setForm({ ...form, look: lookOfKind('person', form, known) });
    setStep('look');
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
    const { name, relationship, emoji, description, said, pronoun } = form;
    onSaved(saveCharacter({ name, relationship, emoji, description, said, pronoun, look }, editing?.id));
    toast({ title: t(editing ? 'family.updated' : 'family.added'), look: 'success' });
    close();
  };
  return (
    <Dialog
      open
      wide
      title={editing ? t('family.edit', { name: editing.name }) : t('family.add')}
      dismiss={{ label: t('action.close'), onDismiss: close }}
    >
      <div
        ref={element}
        className="mt-3 grid gap-x-7 gap-y-3 sm:min-h-136 max-sm:grid-cols-[minmax(0,1fr)] sm:grid-cols-[12.5rem_minmax(0,1fr)]"
      >
        <LookStage
          look={look}
          id={known.seed}
          face={
            look ? null : <FacePicture emoji={form.emoji} className="size-20 object-contain sm:size-36" />
          }
          stays={step === 'look'}
        >
          {step === 'look' && look ? (
            <LookTools look={look} relatives={known.relatives} onChange={change} undo={undo} />
          ) : (
            <Button look="secondary" size="small" data-design onClick={design}>
              {t(look ? 'look.change' : 'look.design')}
            </Button>
          )}
        </LookStage>
        {step === 'look' && look ? (
          <LookDesigner look={look} onChange={change} onDone={() => setStep('form')} />
        ) : (
          <form noValidate onSubmit={onSubmit} className="grid gap-3.5">
            <RelationshipChoice
              value={form.relationship}
              onChange={(relationship) => setForm(withRelationship(form, relationship))}
            />
            <NameFields
              form={form}
              onChange={type}
              errors={{ name: errorOf('name'), said: errorOf('said') }}
              hear={hear}
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
        )}
      </div>
    </Dialog>
  );
}

/** What a look is made of besides the form. */
function useKnown(editing: PersonalCharacter | null) {
  const family = useFamily().filter(({ id }) => id !== editing?.id);
  const [seed] = useState(() => editing?.id ?? randomId());
  const words = useLookWords();
  const relatives = family.flatMap(({ id, name, look }) =>
    look && !isPetLook(look) ? [{ id, name, look }] : [],
  );
  return { family, seed, words, relatives };
}

/** The focus begins at the relationship that is set, goes to what has to be mended, and comes back from the look. */
function useFocusIn(fault: FormFault | null, step: 'form' | 'look') {
  const element = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const wanted = fault ? `[name="${fault.field}"]` : null;
    if (wanted) element.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [fault]);
  useEffect(() => {
    if (step === 'look') return;
    element.current?.querySelector<HTMLElement>(isFirst.current ? 'input:checked' : '[data-design]')?.focus();
    isFirst.current = false;
  }, [step]);
  return element;
}
