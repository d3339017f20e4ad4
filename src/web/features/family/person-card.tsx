import { Check, Pencil, Trash2 } from 'lucide-react';
import type { PersonalCharacter, Relationship } from '#domain/personal-character.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { FacePicture } from '#web/art/face-picture.tsx';
import { Likeness } from '#web/looks/likeness.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const GROUNDS: Record<Relationship, string> = {
  kid: 'bg-sun-soft',
  family: 'bg-danger-soft',
  friend: 'bg-leaf-soft',
  pet: 'bg-dusk-soft',
  custom: 'bg-paper-deep',
};

interface PersonCardProps {
  character: PersonalCharacter;
  chosen: boolean;
  onToggle: () => void;
  onEdit: () => void;
  /** With the button that was pressed. */
  onRemove: (button: HTMLElement) => void;
}

/** Somebody who can be put into the story, mended or taken off the list. */
export function PersonCard({ character, chosen, onToggle, onEdit, onRemove }: PersonCardProps) {
  const t = useTranslate();
  const { id, name, emoji, relationship, look } = character;
  return (
    <div
      className={classNames(
        'cut flex h-full items-center border-3 bg-page pe-1.5 shadow-rest',
        'transition duration-200 ease-settle hover:-translate-y-0.5 hover:shadow-lift',
        chosen ? 'border-leaf' : 'border-transparent',
      )}
    >
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onToggle}
        className="cut flex min-w-0 grow items-center gap-3 self-stretch py-2.5 ps-2.5 pe-1 text-start"
      >
        <span
          aria-hidden
          className={classNames(
            'relative grid size-13 shrink-0 place-items-center rounded-full',
            GROUNDS[relationship],
          )}
        >
          <Likeness
            look={look}
            id={id}
            part="face"
            className="size-full rounded-full object-contain p-0.5"
            fallback={look ? null : <FacePicture emoji={emoji} className="size-9 object-contain" />}
          />
          {chosen && (
            <span className="absolute -end-1 -bottom-1 grid size-6 place-items-center rounded-full border-2 border-page bg-leaf text-on-leaf">
              <Check aria-hidden className="size-4" strokeWidth={3} />
            </span>
          )}
        </span>
        <span className="min-w-0 leading-tight">
          <span className="line-clamp-3 font-bold wrap-anywhere">{name}</span>
          <span className="text-[0.8125rem] text-ink-soft">{t(`family.relationship.${relationship}`)}</span>
        </span>
      </button>
      <IconButton label={t('family.edit', { name })} onClick={onEdit} className="shrink-0 text-ink-soft">
        <Pencil aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton
        label={t('family.remove', { name })}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
        className="shrink-0 text-ink-soft hover:text-danger"
      >
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </div>
  );
}
