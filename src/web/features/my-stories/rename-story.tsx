import { useState, type FormEvent } from 'react';
import type { MyStorySummary } from '#contract/my-stories.ts';
import { MAX_TITLE } from '#domain/story-options.ts';
import { lineWords, refusalWords } from '#web/api/refusal.ts';
import { useRenameStory } from '#web/features/my-stories/my-stories-api.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface RenameStoryProps {
  story: MyStorySummary;
  onDone: () => void;
}

/** Asks for another title. What is refused stays in the field. */
export function RenameStory({ story, onDone }: RenameStoryProps) {
  const t = useTranslate();
  const [title, setTitle] = useState(story.title);
  const [fault, setFault] = useState<string>();
  const rename = useRenameStory();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return;
    rename.mutate(
      { id: story.id, title },
      {
        onSuccess: () => {
          toast({ title: t('my_stories.renamed') });
          onDone();
        },
        onError: (error) => setFault(refusalWords(error, t) || lineWords(t) || t('my_stories.rename_failed')),
      },
    );
  };
  return (
    <Dialog
      open
      title={t('my_stories.rename.title')}
      dismiss={{ label: t('action.close'), onDismiss: onDone }}
    >
      <form onSubmit={onSubmit} className="mt-4 grid gap-5">
        <TextField
          label={t('my_stories.rename.field')}
          lang={story.language}
          value={title}
          maxLength={MAX_TITLE}
          {...(fault && { error: fault })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is all that is asked here
          autoFocus
          onChange={({ target }) => setTitle(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={rename.isPending} disabled={!title.trim()}>
            {t('my_stories.rename.save')}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {t('settings.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
