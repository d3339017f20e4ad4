import { useState, type FormEvent } from 'react';
import { CHANGED_ELSEWHERE, type MyStory } from '#contract/my-stories.ts';
import { lineWords, Refusal, refusalWords } from '#web/api/refusal.ts';
import { useOwnText, useRewriteStory } from '#web/features/my-stories/own-text-api.ts';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface EditStoryProps {
  story: { id: string };
  onDone: () => void;
}

/** The words of a book, to be written anew. Whatever cannot be saved stays in its field. */
export function EditStory({ story: { id }, onDone }: EditStoryProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useOwnText(id);
  const [isTouched, setTouched] = useState(false);
  return (
    <Dialog
      open
      wide
      title={t('my_stories.edit.title')}
      description={t('my_stories.edit.hint')}
      // What somebody wrote is thrown away by the button that says so, and by nothing else.
      {...(!isTouched && { dismiss: { label: t('action.close'), onDismiss: onDone } })}
    >
      {data && <Words stored={data} onTouched={() => setTouched(true)} onDone={onDone} />}
      {!data && !isError && <Skeleton className="mt-4 h-72" />}
      {!data && isError && (
        <Notice tone="danger" title={t('story.open.failed')} className="mt-4">
          <Button size="small" look="secondary" onClick={() => void refetch()} className="mt-2">
            {t('wizard.try_again')}
          </Button>
        </Notice>
      )}
    </Dialog>
  );
}

interface WordsProps {
  stored: MyStory;
  onTouched: () => void;
  onDone: () => void;
}

function Words({ stored, onTouched, onDone }: WordsProps) {
  const t = useTranslate();
  const [texts, setTexts] = useState(() => stored.segments.map(({ text }) => text));
  const rewrite = useRewriteStory();
  const { error } = rewrite;
  const isComplete = texts.every((text) => text.trim() !== '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    rewrite.mutate(
      { stored, texts },
      {
        onSuccess: () => {
          toast({ title: t('my_stories.edited') });
          onDone();
        },
      },
    );
  };
  const faults = texts.map((_, i) => faultOf(error, i) && reasonOf(error, t));
  return (
    <form onSubmit={onSubmit} className="mt-4 grid gap-5">
      {texts.map((text, i) => (
        <TextArea
          key={stored.segments[i]?.id}
          label={t('my_stories.edit.part', { number: i + 1 })}
          lang={stored.language}
          rows={12}
          value={text}
          {...(faults[i] && { error: faults[i] })}
          onChange={({ target }) => {
            onTouched();
            setTexts(texts.with(i, target.value));
          }}
        />
      ))}
      {error && !faults.some(Boolean) && (
        <div role="alert">
          <Notice tone="danger" title={reasonOf(error, t)} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={rewrite.isPending} disabled={!isComplete}>
          {t('my_stories.edit.save')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('settings.cancel')}
        </Button>
      </div>
    </form>
  );
}

function faultOf(error: Error | null, part: number): boolean {
  return error instanceof Refusal && `segments.${part}` in error.fields;
}

function reasonOf(error: Error | null, t: Translate): string {
  if (error instanceof Refusal && error.code === CHANGED_ELSEWHERE) return t('my_stories.edit.newer');
  return refusalWords(error, t) || lineWords(t) || t('my_stories.edit.failed');
}
