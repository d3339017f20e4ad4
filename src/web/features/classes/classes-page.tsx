import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { MOST_CLASSES, type SchoolClass } from '#domain/school-class.ts';
import { ClassForm } from '#web/features/classes/class-form.tsx';
import { ClassStorySection } from '#web/features/classes/class-story.tsx';
import { removeClass, useSchoolClasses } from '#web/features/classes/class-store.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface ClassesPageProps {
  /** Where classes are switched off, those of this browser can be removed, and nothing else. */
  isOn: boolean;
  /** What comes after the classes. */
  lists: ReactNode;
}

/** Classes that are kept in this browser, and the stories of one of them. */
export function ClassesPage({ isOn, lists }: ClassesPageProps) {
  const t = useTranslate();
  return (
    <div className="mx-auto min-h-svh max-w-3xl px-4 pt-6 sm:px-6">
      <h1 className="text-h1">{t('page.classes.title')}</h1>
      {isOn ? <OwnClasses /> : <ClassesOff />}
      {lists}
    </div>
  );
}

function ClassesOff() {
  const t = useTranslate();
  const classes = useSchoolClasses();
  return (
    <>
      <Notice className="mt-6" title={t('classes.off')}>
        {t('classes.off.text')}
      </Notice>
      {classes.length > 0 && (
        <section aria-labelledby="my-classes" className="mt-8 grid gap-4">
          <h2 id="my-classes" className="text-h2">
            {t('classes.mine')}
          </h2>
          {classes.map((one) => (
            <Card key={one.id}>
              <OneClass one={one} />
            </Card>
          ))}
        </section>
      )}
    </>
  );
}

function OwnClasses() {
  const t = useTranslate();
  const classes = useSchoolClasses();
  const [chosen, setChosen] = useState<string>();
  const [form, setForm] = useState<'new' | 'change'>();
  const one = classes.find(({ id }) => id === chosen) ?? classes[0];
  const isForm = form !== undefined || !one;
  return (
    <>
      <p className="mt-2 max-w-prose text-lead text-ink-soft">{t('page.classes.lead')}</p>
      <section aria-labelledby="my-classes" className="mt-8 grid gap-4">
        <h2 id="my-classes" className="text-h2">
          {t('classes.mine')}
        </h2>
        {!isForm && (
          <div className="flex flex-wrap items-center gap-2">
            {classes.length > 1 && (
              <ChoiceChips
                label={t('classes.mine')}
                name="class"
                options={classes.map(({ id, label }) => ({ value: id, label }))}
                value={one.id}
                onChange={setChosen}
              />
            )}
            {classes.length < MOST_CLASSES && (
              <Button look="quiet" size="small" onClick={() => setForm('new')}>
                <Plus aria-hidden className="size-5" />
                {t('classes.new')}
              </Button>
            )}
          </div>
        )}
        <Card>
          {isForm ? (
            <ClassForm
              editing={form === 'change' ? (one ?? null) : null}
              onSaved={(id) => {
                setChosen(id);
                setForm(undefined);
              }}
              onCancel={one ? () => setForm(undefined) : null}
            />
          ) : (
            <OneClass key={one.id} one={one} onEdit={() => setForm('change')} />
          )}
        </Card>
        {!isForm && (
          <>
            <h2 className="mt-4 text-h2">{t('classes.story')}</h2>
            <ClassStorySection key={one.id} {...one} />
          </>
        )}
      </section>
    </>
  );
}

interface OneClassProps {
  one: SchoolClass;
  onEdit?: () => void;
}

function OneClass({ one: { id, label, children }, onEdit }: OneClassProps) {
  const t = useTranslate();
  const format = useFormats();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid gap-2">
      <h3 className="text-h3">{label}</h3>
      <p className="text-small font-semibold">{t('classes.count', { count: children.length })}</p>
      <p>{format.list(children)}</p>
      <div className="flex flex-wrap gap-2">
        {onEdit && (
          <Button look="secondary" size="small" onClick={onEdit}>
            <Pencil aria-hidden className="size-5" />
            {t('classes.edit', { label })}
          </Button>
        )}
        {isAsking ? (
          <Button look="danger" size="small" onClick={() => removeClass(id)}>
            {t('classes.sure')}
          </Button>
        ) : (
          <Button look="quiet" size="small" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden className="size-5" />
            {t('classes.remove', { label })}
          </Button>
        )}
      </div>
    </div>
  );
}
