import { Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { TOO_MANY_LINKS } from '#contract/book-links.ts';
import { LINK_LIVES, type LinkLife } from '#domain/book-link.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { Refusal } from '#web/api/refusal.ts';
import { useLinksTo, useMakeLink } from '#web/features/book-links/book-links-api.ts';
import { LinkList } from '#web/features/book-links/link-list.tsx';
import { LinkMade } from '#web/features/book-links/link-made.tsx';
import { usePrivateLinks } from '#web/installation/installation.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface LinkCardProps {
  id: string;
  story: ToldStory;
  /** It is in My Stories. */
  saved: boolean;
}

/** Gives the whole book to whoever gets the link. Where links are switched off, those that were made can still be ended. */
export function LinkCard({ id: place, story: { id, title }, saved }: LinkCardProps) {
  const t = useTranslate();
  const heading = useId();
  const isOn = usePrivateLinks();
  const areThere = useLinksTo(id).length > 0;
  if (!isOn && !areThere) return null;
  const lead = saved ? 'link.text' : 'link.not_saved';
  return (
    <Card
      id={place}
      aria-labelledby={heading}
      role="region"
      className="grid scroll-mt-24 content-start gap-4"
    >
      <div>
        <h2 id={heading} className="text-h3">
          {t('link.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t(isOn ? lead : 'link.off')}</p>
      </div>
      {isOn && saved && <NewLink key={id} {...{ id, title }} />}
      <LinkList storyId={id} />
    </Card>
  );
}

function NewLink({ id, title }: { id: string; title: string }) {
  const t = useTranslate();
  const make = useMakeLink();
  const [life, setLife] = useState<LinkLife>('month');
  const [withRecordings, setWithRecordings] = useState(false);
  const [mayCopy, setMayCopy] = useState(false);
  const [agreed, setAgreed] = useState(false);
  if (make.data) {
    const another = () => {
      setAgreed(false);
      make.reset();
    };
    return <LinkMade title={title} linkKey={make.data.key} onAnother={another} />;
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (agreed) make.mutate({ storyId: id, life, withRecordings, mayCopy, agreed });
      }}
    >
      <ChoiceChips
        inForm
        label={t('link.life')}
        name="life"
        options={LINK_LIVES.map((value) => ({ value, label: t(`link.life.${value}`) }))}
        value={life}
        onChange={setLife}
      />
      <CheckField
        label={t('link.voices')}
        hint={t('link.voices.hint')}
        checked={withRecordings}
        onChange={(event) => setWithRecordings(event.target.checked)}
      />
      <CheckField
        label={t('link.copies')}
        hint={t('link.copies.hint')}
        checked={mayCopy}
        onChange={(event) => setMayCopy(event.target.checked)}
      />
      <CheckField
        label={t('link.agree')}
        hint={t('link.agree.hint')}
        checked={agreed}
        required
        onChange={(event) => setAgreed(event.target.checked)}
      />
      {make.isError && <Notice tone="danger" title={t(failureOf(make.error))} />}
      <Button type="submit" busy={make.isPending} className="justify-self-start">
        <Link2 aria-hidden className="size-5" />
        {t('link.make')}
      </Button>
    </form>
  );
}

function failureOf(error: unknown) {
  return error instanceof Refusal && error.code === TOO_MANY_LINKS ? 'link.too_many' : 'link.failed';
}
