import type { LanguageCode } from '#domain/languages.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface TalkProps {
  open: boolean;
  questions: readonly string[];
  /** Of the story. */
  language: LanguageCode;
  onClose: () => void;
}

/** What a family may talk about when the story is over. */
export function Talk({ open, questions, language, onClose }: TalkProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      title={t('book.talk')}
      wide
      dismiss={{ label: t('action.close'), onDismiss: onClose }}
    >
      <ol lang={language} className="book-talk">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </Dialog>
  );
}
