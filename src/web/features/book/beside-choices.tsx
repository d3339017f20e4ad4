import { LANGUAGES, type LanguageCode } from '#domain/languages.ts';
import type { OpenBeside } from '#web/features/book/use-beside.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Choices } from '#web/reader/choices.tsx';
import { useReaderSettings } from '#web/reader/reader-settings.ts';
import { Chip } from '#web/ui/chip.tsx';

interface BesideChoicesProps {
  /** Of the book. */
  language: LanguageCode;
  beside: OpenBeside;
  /** Absent where nobody reads aloud. */
  onHear: ((second: boolean) => void) | undefined;
}

/** A second language for the book, and which of the two is heard; nothing where it is told in one alone. */
export function BesideChoices({ language, beside, onHear }: BesideChoicesProps) {
  const t = useTranslate();
  const { second } = useReaderSettings();
  const { languages, choose, text, isComing, heard } = beside;
  if (languages.length === 0) return null;
  return (
    <>
      <Choices label={t('reader.second')}>
        {languages.map((code) => (
          <LanguageChip
            key={code}
            language={code}
            pressed={second === code}
            onPress={() => choose(second === code ? null : code)}
          />
        ))}
        <p role="status" className="basis-full text-small text-ink-soft empty:hidden">
          {isComing && t('reader.second.coming')}
        </p>
      </Choices>
      {text && onHear && (
        <Choices label={t('reader.second.voice')}>
          <LanguageChip language={language} pressed={!heard} onPress={() => onHear(false)} />
          <LanguageChip language={text.language} pressed={heard !== undefined} onPress={() => onHear(true)} />
        </Choices>
      )}
    </>
  );
}

interface LanguageChipProps {
  language: LanguageCode;
  pressed: boolean;
  onPress: () => void;
}

function LanguageChip({ language, ...chip }: LanguageChipProps) {
  return (
    <Chip {...chip}>
      <span lang={language}>{LANGUAGES.find(({ code }) => code === language)?.nativeName}</span>
    </Chip>
  );
}
