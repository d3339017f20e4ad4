import { useState } from 'react';
import { oneLine } from '#domain/characters.ts';
import { listFault, LONGEST_LABEL, namesIn, type ListFault, type SchoolClass } from '#domain/school-class.ts';
import { saveClass } from '#web/features/classes/class-store.ts';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface ClassFormProps {
  editing: SchoolClass | null;
  onSaved: (id: string) => void;
  onCancel: (() => void) | null;
}

/** What a class is called and who is in it. What is pasted is put one to a line at once, so that it can be looked over. */
export function ClassForm({ editing, onSaved, onCancel }: ClassFormProps) {
  const t = useTranslate();
  const [label, setLabel] = useState(editing?.label ?? '');
  const [text, setText] = useState(editing?.children.join('\n') ?? '');
  const [isSent, setSent] = useState(false);
  const names = namesIn(text);
  const fault = listFault(names);
  const isUnnamed = oneLine(label) === '';
  const save = () => {
    setSent(true);
    if (fault || isUnnamed) return;
    const { id, isKept } = saveClass({ label, children: names }, editing?.id);
    if (!isKept) toast({ title: t('classes.fault.storage'), look: 'danger' });
    onSaved(id);
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={t('classes.label')}
        hint={t('classes.label.hint')}
        value={label}
        maxLength={LONGEST_LABEL}
        autoComplete="off"
        onChange={(event) => setLabel(event.target.value)}
        {...(isSent && isUnnamed && { error: t('classes.fault.label') })}
      />
      <div>
        <TextArea
          label={t('classes.names')}
          hint={t('classes.names.hint')}
          rows={10}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const pasted = namesIn(event.clipboardData.getData('text'));
            if (pasted.length < 2) return;
            event.preventDefault();
            setText([...names, ...pasted].join('\n'));
          }}
          {...(isSent && fault && { error: faultWords(fault, t) })}
        />
        <p role="status" className="mt-1 text-small font-semibold">
          {t('classes.count', { count: names.length })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t('classes.save')}</Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('family.dialog.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function faultWords(fault: ListFault, t: Translate): string {
  if (fault.what === 'few') return t('classes.fault.few');
  if (fault.what === 'many') return t('classes.fault.many', { count: fault.count });
  return t(`classes.fault.${fault.what}`, { name: fault.name });
}
