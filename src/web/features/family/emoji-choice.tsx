import { useId } from 'react';
import { PERSONAL_EMOJIS } from '#domain/personal-character.ts';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';

const NAMES: Record<(typeof PERSONAL_EMOJIS)[number], MessageId> = {
  '👶': 'family.emoji.baby',
  '👧': 'family.emoji.girl',
  '👦': 'family.emoji.boy',
  '👨': 'family.emoji.man',
  '👩': 'family.emoji.woman',
  '🐶': 'family.emoji.dog',
  '🐱': 'family.emoji.cat',
  '⭐': 'family.emoji.star',
};

interface EmojiChoiceProps {
  value: string;
  onChange: (emoji: string) => void;
}

export function EmojiChoice({ value, onChange }: EmojiChoiceProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">{t('family.emoji')}</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-8">
        {PERSONAL_EMOJIS.map((emoji) => (
          <label
            key={emoji}
            className="cut-small relative grid min-h-12 cursor-pointer place-items-center border-2 border-transparent bg-paper-deep text-2xl transition-colors hover:border-edge/60 has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name={name}
              value={emoji}
              aria-label={t(NAMES[emoji])}
              checked={value === emoji}
              onChange={() => onChange(emoji)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <span aria-hidden>{emoji}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
