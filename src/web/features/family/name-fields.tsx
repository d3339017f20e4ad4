import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { isSayable, type SaidName } from '#domain/said-name.ts';
import type { FamilyForm } from '#web/features/family/family-form.ts';
import { useStoryLanguage } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TextField } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** More than a name may have: who typed too much is told so, instead of losing letters. */
const ROOM_FOR_NAME = 150;

/** Says a name aloud as the stories will. */
export type HearName = (name: SaidName, language: LanguageCode) => Promise<void>;

interface NameFieldsProps {
  form: Pick<FamilyForm, 'name' | 'said'>;
  onChange: (typed: Partial<Pick<FamilyForm, 'name' | 'said'>>) => void;
  errors: { name: string | undefined; said: string | undefined };
  hear: HearName;
}

/** The name, and how it is said: who has heard it said wrongly writes down how it should be. */
export function NameFields({ form, onChange, errors, hear }: NameFieldsProps) {
  const t = useTranslate();
  const [language] = useStoryLanguage();
  const [state, setState] = useState<'unheard' | 'busy' | 'heard'>('unheard');
  const { said = '' } = form;
  const name = form.name.trim();
  const asksHow = state === 'heard' || said !== '' || errors.said !== undefined;
  const listen = async () => {
    setState('busy');
    try {
      await hear({ name, said: isSayable(said) ? said : name }, language);
    } catch {
      toast({ title: t('speech.error.failed'), look: 'danger' });
    }
    setState('heard');
  };
  return (
    <>
      <TextField
        label={t('family.name')}
        name="name"
        required
        autoComplete="off"
        autoCapitalize="words"
        maxLength={ROOM_FOR_NAME}
        placeholder={t('family.name.hint')}
        value={form.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={errors.name}
        trailing={
          name !== '' && (
            <IconButton
              label={t('family.hear', { name })}
              aria-busy={state === 'busy'}
              onClick={() => {
                if (state !== 'busy') void listen();
              }}
            >
              <Volume2 aria-hidden className={classNames('size-5', state === 'busy' && 'animate-pulse')} />
            </IconButton>
          )
        }
      />
      {asksHow && (
        <TextField
          label={t('family.said')}
          name="said"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={ROOM_FOR_NAME}
          hint={t('family.said.hint')}
          value={said}
          onChange={({ target }) => onChange({ said: target.value })}
          error={errors.said}
        />
      )}
    </>
  );
}
