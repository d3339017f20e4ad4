import { BookOpen, Library, Printer, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { ClassStory as Story, ClassWish } from '#contract/classes.ts';
import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { ownStoryPath } from '#domain/own-story-path.ts';
import { paragraphsOf } from '#domain/paragraphs.ts';
import { GROUP_SIZES, LONGEST_TALE_MARK, MOST_HEARD, type SchoolClass } from '#domain/school-class.ts';
import { refusalWords, Refusal } from '#web/api/refusal.ts';
import { randomId } from '#web/browser/random-id.ts';
import { useKeepClassStory, usePrintClass, useTellClass } from '#web/features/classes/class-stories-api.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useStoryLanguage } from '#web/i18n/language-choice.ts';
import { LanguageSelector } from '#web/i18n/language-selector.tsx';
import { useTranslate, type Translate } from '#web/i18n/messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';

const WAYS = ['together', 'groups'] as const;

/** One story in which everybody has a line, or one for each group; to print, or to put on the shelf. */
export function ClassStorySection({ label, children }: SchoolClass) {
  const t = useTranslate();
  const [language] = useStoryLanguage();
  const [way, setWay] = useState<(typeof WAYS)[number]>('together');
  const [size, setSize] = useState('5');
  const [ageGroup, setAgeGroup] = useState<AgeGroup>('6-8');
  const tell = useTellClass();
  const [heard, setHeard] = useState<readonly string[]>([]);
  const onTold = ({ stories }: { stories: readonly Story[] }) =>
    setHeard((before) =>
      [...before, ...stories.map(({ tale }) => tale.slice(0, LONGEST_TALE_MARK))].slice(-MOST_HEARD),
    );
  const wish: ClassWish = {
    language,
    ageGroup,
    names: [...children],
    groupSize: way === 'groups' ? Number(size) : null,
    heard: [...heard],
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-4">
        <ChoiceChips
          inForm
          label={t('classes.way')}
          name="way"
          options={WAYS.map((value) => ({ value, label: t(`classes.way.${value}`) }))}
          value={way}
          onChange={setWay}
        />
        {way === 'groups' && (
          <ChoiceChips
            inForm
            label={t('classes.size')}
            name="size"
            options={GROUP_SIZES.map((each) => ({ value: String(each), label: String(each) }))}
            value={size}
            onChange={setSize}
          />
        )}
        <ChoiceChips
          inForm
          label={t('classes.age')}
          name="age"
          options={AGE_GROUPS.map((value) => ({
            value,
            label: t('library.age.group', { age: value.replace('-', '–') }),
          }))}
          value={ageGroup}
          onChange={setAgeGroup}
        />
        <LanguageSelector kind="storyLanguage" presentation="plain" />
        <Button
          className="justify-self-start"
          busy={tell.isPending}
          onClick={() => tell.mutate(wish, { onSuccess: onTold })}
        >
          <Sparkles aria-hidden className="size-5" />
          {t(tell.data ? 'classes.again' : 'classes.tell')}
        </Button>
      </div>
      {tell.isPending && <Progress label={t('classes.story')} value={null} />}
      {tell.isError && <Notice tone="danger" title={failureOf(tell.error, children, t)} />}
      {tell.data && tell.variables && (
        <Told
          stories={tell.data.stories}
          label={label}
          language={tell.variables.language}
          ageGroup={tell.variables.ageGroup}
        />
      )}
    </div>
  );
}

function failureOf(error: unknown, names: readonly string[], t: Translate): string {
  if (error instanceof Refusal && error.code === 'unsafe_text') {
    const refused = Object.keys(error.fields).flatMap((field) => names[Number(field.split('.')[1])] ?? []);
    if (refused.length > 0) return t('classes.fault.unsafe', { names: refused.join(', ') });
  }
  return refusalWords(error, t) || t('link.failed');
}

interface ToldProps {
  stories: readonly Story[];
  label: string;
  language: LanguageCode;
  ageGroup: AgeGroup;
}

function Told({ stories, label, language, ageGroup }: ToldProps) {
  const t = useTranslate();
  const print = usePrintClass();
  const wish = {
    label,
    language,
    ageGroup,
    stories: stories.map(({ title, children, text, scenes }) => ({ title, children, text, scenes })),
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" busy={print.isPending} onClick={() => print.mutate(wish)}>
          <Printer aria-hidden className="size-5" />
          {t('classes.print')}
        </Button>
      </div>
      {print.isPending && <Progress label={t('classes.print')} value={null} />}
      {print.isError && <Notice tone="danger" title={refusalWords(print.error, t) || t('link.failed')} />}
      <p className="text-small text-ink-soft">{t('classes.keep.hint')}</p>
      {stories.map((story) => (
        <ToldStory key={story.text} {...{ story, language, ageGroup }} />
      ))}
    </div>
  );
}

interface ToldStoryProps extends Pick<ToldProps, 'language' | 'ageGroup'> {
  story: Story;
}

function ToldStory({ story, language, ageGroup }: ToldStoryProps) {
  const t = useTranslate();
  const format = useFormats();
  const keep = useKeepClassStory();
  // The same story is put there once, however often it is asked for.
  const [id] = useState(randomId);
  return (
    <Card className="grid gap-3">
      <h3 lang={language} className="font-display text-h3">
        {story.title}
      </h3>
      <p className="text-small text-ink-soft">{format.list(story.children)}</p>
      <div lang={language} className="story-text grid max-w-prose gap-3">
        {paragraphsOf(story.text).map(({ text, offset }) => (
          <p key={offset}>{text}</p>
        ))}
      </div>
      {keep.isError && <Notice tone="danger" title={refusalWords(keep.error, t) || t('link.failed')} />}
      {keep.data ? (
        <ButtonLink to={ownStoryPath(keep.data)} look="secondary" size="small" className="justify-self-start">
          <BookOpen aria-hidden className="size-5" />
          {t('classes.kept')}
        </ButtonLink>
      ) : (
        <Button
          look="secondary"
          size="small"
          className="justify-self-start"
          busy={keep.isPending}
          onClick={() => keep.mutate({ ...story, id, language, ageGroup })}
        >
          <Library aria-hidden className="size-5" />
          {t('classes.keep')}
        </Button>
      )}
      {keep.isPending && <Progress label={t('classes.keep.drawing')} value={null} />}
    </Card>
  );
}
