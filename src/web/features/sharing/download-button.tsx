import {
  AudioLines,
  BookHeadphones,
  BookImage,
  FileText,
  Gift,
  LoaderCircle,
  NotebookPen,
  type LucideIcon,
} from 'lucide-react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { BOOK_FILE_ENDING } from '#domain/book-file.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { fetchKept, type KeptAs } from '#web/features/sharing/fetch-kept.ts';
import { fileName } from '#domain/file-name.ts';
import { saveFile } from '#web/browser/save-file.ts';
import { lineWords, refusalWords } from '#web/api/refusal.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { dismissFailures, toast } from '#web/ui/toast-store.ts';

interface Look {
  Icon: LucideIcon;
  paper: string;
}

const LOOKS: Readonly<Record<KeptAs, Look>> = {
  pdf: { Icon: BookImage, paper: 'bg-danger-soft text-danger' },
  epub: { Icon: BookHeadphones, paper: 'bg-leaf-soft text-leaf' },
  mp3: { Icon: AudioLines, paper: 'bg-sun-soft text-ink' },
  sheet: { Icon: NotebookPen, paper: 'bg-paper-deep text-ink' },
  gift: { Icon: Gift, paper: 'bg-sun-soft text-coral-deep' },
  txt: { Icon: FileText, paper: 'bg-dusk-soft text-dusk' },
};

const ENDINGS: Partial<Record<KeptAs, string>> = { sheet: 'pdf', gift: BOOK_FILE_ENDING };

interface DownloadButtonProps {
  story: ToldStory;
  format: KeptAs;
  disabled: boolean;
  /** Id of the element that says why it is disabled. */
  describedBy: string;
}

export function DownloadButton({ story, format, disabled, describedBy }: DownloadButtonProps) {
  const t = useTranslate();
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [bytes, setBytes] = useState(0);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    setBytes(0);
    dismissFailures();
    try {
      saveFile(await fetchKept(story, format, setBytes), fileName(story.title, ENDINGS[format] ?? format));
    } catch (error) {
      toast({
        title: t('sharing.download.failed'),
        description: refusalWords(error, t) || lineWords(t) || t('story.error.exception'),
        look: 'danger',
      });
    }
    setBusy(false);
  };
  const { Icon, paper } = LOOKS[format];
  return (
    <button
      type="button"
      disabled={disabled}
      aria-describedby={disabled ? describedBy : undefined}
      // Not disabled while it is busy: the focus would be lost.
      aria-disabled={busy}
      onClick={() => void download()}
      className="cut-small flex min-h-14 items-center gap-4 border-2 border-edge/60 bg-page px-3 py-2 text-start transition hover:border-ink-soft hover:shadow-rest disabled:pointer-events-none disabled:opacity-55"
    >
      <span aria-hidden className={classNames('cut-small grid size-11 shrink-0 place-items-center', paper)}>
        {busy ? <LoaderCircle className="size-6 animate-spin" /> : <Icon className="size-6" />}
      </span>
      <span>
        <span className="block leading-tight font-bold">{t(`sharing.download.${format}`)}</span>
        <span className="block text-small text-ink-soft">
          <span aria-live="polite">
            {t(busy ? 'sharing.download.making' : `sharing.download.${format}.text`)}
          </span>
          {busy && bytes > 0 && (
            <span aria-hidden className="tabular-nums">
              {` ${megabytes(bytes, i18n.locale)}`}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

function megabytes(bytes: number, language: string): string {
  const format = {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  } as const;
  return new Intl.NumberFormat(language, format).format(bytes / 1e6);
}
