import { Baby, Heart, PawPrint, Smile, Star, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { RELATIONSHIPS, type Relationship } from '#domain/personal-character.ts';
import { useTranslate } from '#web/i18n/messages.ts';

const SIGNS: Record<Relationship, LucideIcon> = {
  kid: Baby,
  family: Heart,
  friend: Smile,
  pet: PawPrint,
  custom: Star,
};

interface RelationshipChoiceProps {
  value: Relationship;
  onChange: (relationship: Relationship) => void;
}

export function RelationshipChoice({ value, onChange }: RelationshipChoiceProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">{t('family.relationship')}</legend>
      <div className="grid grid-cols-6 gap-2 sm:grid-cols-5">
        {RELATIONSHIPS.map((relationship) => {
          const Sign = SIGNS[relationship];
          return (
            <label
              key={relationship}
              className="col-span-2 cut-small relative grid min-h-16 cursor-pointer content-center justify-items-center gap-1 border-2 border-edge/50 bg-page px-1 py-2 text-center text-small leading-tight font-bold hyphens-auto transition-colors hover:border-ink-soft has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) nth-[n+4]:col-span-3 sm:col-span-1!"
            >
              <input
                type="radio"
                name={name}
                value={relationship}
                checked={value === relationship}
                onChange={() => onChange(relationship)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              <Sign aria-hidden className="size-5.5 text-leaf" />
              {t(`family.relationship.${relationship}`)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
