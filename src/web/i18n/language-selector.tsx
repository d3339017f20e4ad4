import { Globe } from 'lucide-react';
import { useId } from 'react';
import { LANGUAGES, type LanguageCode } from '#domain/languages.ts';
import { useAppLanguage, useStoryLanguage, type LanguageKind } from '#web/i18n/language-choice.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FieldLabel } from '#web/ui/field-label.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface LanguageSelectorProps {
  kind: LanguageKind;
  /** A small control for bars, a grid of cards to choose from, or a plain form field. */
  presentation: 'compact' | 'card' | 'plain';
}

interface PresentationProps {
  kind: LanguageKind;
  label: string;
  value: LanguageCode;
  onChange: (language: LanguageCode) => void;
}

const PRESENTATIONS = { compact: Compact, card: Cards, plain: Plain };

export function LanguageSelector({ kind, presentation }: LanguageSelectorProps) {
  const t = useTranslate();
  const app = useAppLanguage();
  const story = useStoryLanguage();
  const [value, choose] = kind === 'appLanguage' ? app : story;
  const Presentation = PRESENTATIONS[presentation];
  const onChange = (language: LanguageCode) => {
    choose(language).catch(() => toast({ title: t('language.failed'), look: 'danger' }));
  };
  return (
    <Presentation
      kind={kind}
      label={t(kind === 'appLanguage' ? 'language.app' : 'language.story')}
      value={value}
      onChange={onChange}
    />
  );
}

const OPTIONS = LANGUAGES.map(({ code, nativeName }) => ({ value: code, lang: code, label: nativeName }));

function Compact({ kind, label, value, onChange }: PresentationProps) {
  const face = (
    <>
      <Globe className="size-4" />
      <span className="text-small uppercase">{value}</span>
    </>
  );
  return (
    <NativeSelect
      label={label}
      choice={kind}
      value={value}
      options={OPTIONS}
      onChange={onChange}
      face={face}
    />
  );
}

function Plain({ kind, label, value, onChange }: PresentationProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <NativeSelect
        id={id}
        choice={kind}
        value={value}
        options={OPTIONS}
        onChange={onChange}
        className="w-full"
      />
    </div>
  );
}

function Cards({ label, value, onChange }: PresentationProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-3 font-display text-h3 font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {LANGUAGES.map(({ code, flag, nativeName }) => (
          <label
            key={code}
            className={classNames(
              'cut-small flex min-h-14 cursor-pointer items-center gap-3 border-2 px-3 font-bold transition sm:px-4',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
              value === code
                ? 'border-leaf bg-leaf-soft shadow-rest'
                : 'border-line bg-page hover:border-edge hover:shadow-rest',
            )}
          >
            <input
              type="radio"
              name={name}
              value={code}
              checked={value === code}
              onChange={() => onChange(code)}
              className="sr-only"
            />
            <img
              src={`/flags/${regionOf(flag)}.svg`}
              alt=""
              width={36}
              height={24}
              loading="lazy"
              className="shrink-0 rounded-sm shadow-rest"
            />
            <span lang={code}>{nativeName}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const FIRST_LETTER = 0x1f1e6;

/** The two letters of which a flag is made. */
function regionOf(flag: string): string {
  return flag.replaceAll(/./gu, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - FIRST_LETTER + 97),
  );
}
