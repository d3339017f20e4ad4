import { useId } from 'react';
import { PERSONAL_EMOJIS } from '#domain/personal-character.ts';
import { faceOf } from '#web/art/drawn.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { FacePicture } from '#web/art/face-picture.tsx';

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
            className="cut-small relative grid h-14 cursor-pointer place-items-center border-2 border-transparent bg-paper-deep transition-colors hover:border-edge/60 has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name={name}
              value={emoji}
              aria-label={t(`family.emoji.${faceOf(emoji)}`)}
              checked={value === emoji}
              onChange={() => onChange(emoji)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <FacePicture emoji={emoji} className="pointer-events-none size-11 object-contain" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
