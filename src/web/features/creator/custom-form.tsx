import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { Look } from '#domain/look.ts';
import type { Pronoun } from '#domain/pronouns.ts';
import type { OptionKind } from '#domain/story-options.ts';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';
import { PronounChoice } from '#web/forms/pronoun-choice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { LookOfOwn } from '#web/looks/look-of-own.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

export interface Own {
  name: string;
  pronoun?: Pronoun | undefined;
  look?: Look | undefined;
}

interface CustomFormProps {
  kind: OptionKind;
  open: boolean;
  onOpen: () => void;
  onAdd: (own: Own) => void;
  onDone: () => void;
}

const OPENERS: Record<OptionKind, MessageId> = {
  setting: 'wizard.create_own.setting',
  theme: 'wizard.create_own.theme',
  character: 'create_custom_character',
};
const NAMES: Record<OptionKind, MessageId> = {
  setting: 'wizard.own_name.setting',
  theme: 'wizard.own_name.theme',
  character: 'add_kid_name',
};
/** As many characters as a name may have on the wire. */
const MAX_NAME = 50;

/** For what no list offers. */
export function CustomForm({ kind, open, onOpen, onAdd, onDone }: CustomFormProps) {
  const t = useTranslate();
  const { value: name, set: setName, drop } = useDraft(`own ${kind}`, '');
  const isHero = kind === 'character';
  const said = useDraft<Pronoun | ''>(`own ${kind} pronoun`, '');
  const drawn = useDraft<{ look: Look | null }>(`own ${kind} look`, { look: null });
  const [wasOpen, setWasOpen] = useState(false);
  if (!open) {
    const openForm = () => {
      setWasOpen(true);
      onOpen();
    };
    return (
      <Button
        look="secondary"
        size="small"
        onClick={openForm}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever closes the form is back where it was opened
        autoFocus={wasOpen}
        className="min-w-0 max-sm:px-4 max-sm:text-[0.875rem] max-sm:leading-tight"
      >
        <Plus aria-hidden className="size-5 shrink-0" />
        {t(OPENERS[kind])}
      </Button>
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onAdd({ name, pronoun: said.value || undefined, look: drawn.value.look ?? undefined });
    drop();
    said.drop();
    drawn.drop();
  };
  return (
    <form
      onSubmit={onSubmit}
      className="cut grid w-full gap-3 border border-line bg-page p-4 shadow-rest sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <TextField
        className={isHero ? 'sm:col-span-2' : undefined}
        label={t(NAMES[kind])}
        placeholder={t(`wizard.own_hint.${kind}`)}
        value={name}
        maxLength={MAX_NAME}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens at the press of a button that asks for it
        autoFocus
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
        onChange={({ target }) => setName(target.value)}
      />
      {isHero && <PronounChoice value={said.value || 'unsaid'} onChange={said.set} />}
      {isHero && (
        <LookOfOwn
          name={name}
          pronoun={said.value || 'unsaid'}
          look={drawn.value.look}
          onChange={(look) => drawn.set({ look })}
        />
      )}
      <div className="flex gap-2">
        <Button type="submit" disabled={!name.trim()}>
          {t('wizard.add')}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {t('wizard.done')}
        </Button>
      </div>
    </form>
  );
}
