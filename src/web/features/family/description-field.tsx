import { characters } from '#domain/characters.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/field.tsx';

const MOST = 200;
const ROOM = 500;

interface DescriptionFieldProps {
  value: string;
  onChange: (description: string) => void;
  error: string | undefined;
}

/** What somebody loves, fears or can do, with a count of how much was written. */
export function DescriptionField({ value, onChange, error }: DescriptionFieldProps) {
  const t = useTranslate();
  const formats = useFormats();
  const count = characters(value.trim()).length;
  return (
    <div>
      <TextArea
        label={t('family.description')}
        name="description"
        rows={2}
        maxLength={ROOM}
        hint={t('family.description.hint')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      <p
        className={classNames(
          'text-end text-small tabular-nums',
          count > MOST ? 'font-bold text-danger' : 'text-ink-soft',
        )}
      >
        {t('family.description.count', { count: formats.number(count), most: formats.number(MOST) })}
      </p>
    </div>
  );
}
