import { Maximize, Minimize, Moon, SunMedium, X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { BesideChoices } from '#web/features/book/beside-choices.tsx';
import { EveningMenu } from '#web/features/book/evening-menu.tsx';
import { ProjectorChoice } from '#web/features/book/projector/projector-choice.tsx';
import type { Sounds } from '#web/features/book/sounds/use-sounds.ts';
import type { Bedtime } from '#web/features/book/use-bedtime.ts';
import type { OpenBeside } from '#web/features/book/use-beside.ts';
import { leaveFullScreen, useFullScreen } from '#web/reader/full-screen.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ReaderMenu } from '#web/reader/reader-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface BookHeadProps {
  titleId: string;
  title: string;
  language: LanguageCode;
  beside: OpenBeside;
  /** Absent where nobody reads aloud. */
  onHear: ((second: boolean) => void) | undefined;
  bedtime: Bedtime;
  sounds: Sounds;
  /** Whose voice reads. */
  voices: ReactNode;
  /** Onto a wall. */
  onProject: () => void;
  onClose: () => void;
}

export function BookHead(props: BookHeadProps) {
  const { titleId, title, language, beside, onHear, bedtime, sounds, voices, onProject, onClose } = props;
  const t = useTranslate();
  // No browser lets a dialog fill the screen; it lies over the page that does.
  const fullScreen = useFullScreen(() => document.documentElement);
  useEffect(() => leaveFullScreen, []);
  return (
    <header className="book-chrome book-head">
      <IconButton label={t('book.close')} onClick={onClose}>
        <X aria-hidden className="size-6" />
      </IconButton>
      <h2 id={titleId} lang={language} className="book-head-title font-display leading-tight font-semibold">
        {title}
      </h2>
      <IconButton label={t('book.bedtime')} aria-pressed={bedtime.on} onClick={bedtime.toggle}>
        {bedtime.on ? (
          <SunMedium aria-hidden className="size-5.5" />
        ) : (
          <Moon aria-hidden className="size-5.5" />
        )}
      </IconButton>
      <EveningMenu bedtime={bedtime} sounds={sounds} />
      {!bedtime.on && (
        <>
          {voices}
          <ReaderMenu language={language} second={beside.text?.language} compact>
            <BesideChoices {...{ language, beside, onHear }} />
            <ProjectorChoice onProject={onProject} />
          </ReaderMenu>
        </>
      )}
      {fullScreen.possible && (
        <IconButton
          label={t(fullScreen.active ? 'experience.full_screen.leave' : 'experience.full_screen')}
          onClick={fullScreen.toggle}
        >
          {fullScreen.active ? (
            <Minimize aria-hidden className="size-5.5" />
          ) : (
            <Maximize aria-hidden className="size-5.5" />
          )}
        </IconButton>
      )}
    </header>
  );
}
