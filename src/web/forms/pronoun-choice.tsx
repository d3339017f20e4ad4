import { PRONOUNS, type Pronoun } from '#domain/pronouns.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

interface PronounChoiceProps {
  value: Pronoun;
  onChange: (pronoun: Pronoun) => void;
}

export function PronounChoice({ value, onChange }: PronounChoiceProps) {
  const t = useTranslate();
  return (
    <ChoiceChips
      label={t('pronoun.question')}
      inForm
      name="pronoun"
      options={PRONOUNS.map((each) => ({ value: each, label: t(`pronoun.${each}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
