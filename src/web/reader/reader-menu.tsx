import { ALargeSmall } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { hasSyllables } from '#domain/text/syllables.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ChimeSwitch } from '#web/reader/chime-switch.tsx';
import { Choices } from '#web/reader/choices.tsx';
import { ReaderPopover } from '#web/reader/reader-popover.tsx';
import {
  FURIGANA,
  READER_FONTS,
  READER_SIZES,
  READER_SPACINGS,
  changeReaderSettings,
  useReaderSettings,
} from '#web/reader/reader-settings.ts';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface ReaderMenuProps {
  language: LanguageCode;
  /** The one that stands beside it, if any. */
  second?: LanguageCode | undefined;
  /** A sign without a word. */
  compact?: boolean;
  /** What else may be chosen here. */
  children?: ReactNode;
}

/** Font, size and spacing of a text, help with reading it, and the light of the page. */
export function ReaderMenu({ language, second, compact = false, children }: ReaderMenuProps) {
  const t = useTranslate();
  const format = useFormats();
  const settings = useReaderSettings();
  const languages = [language, second];
  const trigger = compact ? (
    <IconButton label={t('reader.title')}>
      <ALargeSmall aria-hidden className="size-6" />
    </IconButton>
  ) : (
    <Button look="secondary" size="small">
      <ALargeSmall aria-hidden className="size-5" />
      {t('reader.open')}
    </Button>
  );
  return (
    <ReaderPopover
      label={t('reader.title')}
      trigger={trigger}
      className="max-h-[80dvh] w-[min(22rem,calc(100vw-1.5rem))] gap-4 overflow-y-auto"
    >
      <Choices label={t('reader.font')}>
        {READER_FONTS.map((font) => (
          <Chip key={font} pressed={settings.font === font} onPress={() => changeReaderSettings({ font })}>
            <span data-reader-font={font} className="readable-face">
              {t(`reader.font.${font}`)}
            </span>
          </Chip>
        ))}
      </Choices>
      <Choices label={t('reader.size')}>
        {READER_SIZES.map((size, i) => (
          <Chip key={size} pressed={settings.size === size} onPress={() => changeReaderSettings({ size })}>
            <span className="sr-only">{t('reader.size.step', { step: format.number(i + 1) })}</span>
            <span aria-hidden style={{ fontSize: `${0.7 + i * 0.15}rem` }}>
              A
            </span>
          </Chip>
        ))}
      </Choices>
      <Choices label={t('reader.spacing')}>
        {READER_SPACINGS.map((spacing, i) => (
          <Chip
            key={spacing}
            pressed={settings.spacing === spacing}
            onPress={() => changeReaderSettings({ spacing })}
          >
            {t(SPACING_NAMES[i] ?? 'reader.spacing.usual')}
          </Chip>
        ))}
      </Choices>
      {children}
      <Choices label={t('reader.read_along')}>
        <Chip
          pressed={settings.readAlong}
          onPress={() => changeReaderSettings({ readAlong: !settings.readAlong })}
        >
          {t('reader.read_along.mark')}
        </Chip>
      </Choices>
      {languages.includes('ja') && (
        <Choices label={t('reader.furigana')}>
          {FURIGANA.map((furigana) => (
            <Chip
              key={furigana}
              pressed={settings.furigana === furigana}
              onPress={() => changeReaderSettings({ furigana })}
            >
              {t(`reader.furigana.${furigana}`)}
            </Chip>
          ))}
        </Choices>
      )}
      <Choices label={t('reader.aids')}>
        {languages.includes('zh') && <Aid name="pinyin" />}
        {languages.some((each) => each && hasSyllables(each)) && <Aid name="syllables" />}
        <Aid name="ruler" />
        <Aid name="words" />
      </Choices>
      <ChimeSwitch />
      <Choices label={t('footer.theme')}>
        <ThemeSwitch />
      </Choices>
    </ReaderPopover>
  );
}

/** On or off. */
function Aid({ name }: { name: 'pinyin' | 'syllables' | 'ruler' | 'words' }) {
  const t = useTranslate();
  const { [name]: isOn } = useReaderSettings();
  return (
    <Chip pressed={isOn} onPress={() => changeReaderSettings({ [name]: !isOn })}>
      {t(`reader.${name}`)}
    </Chip>
  );
}

const SPACING_NAMES = ['reader.spacing.usual', 'reader.spacing.wide', 'reader.spacing.wider'] as const;
