import { KeyRound, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ReadingCode, ReadingList } from '#contract/reading-lists.ts';
import { JOIN_PATH } from '#domain/join-path.ts';
import { CODE_LIVES, joinAddress, spacedCode, type CodeLife } from '#domain/reading-list.ts';
import { refusalWords } from '#web/api/refusal.ts';
import { useEndCode, useMakeCode } from '#web/features/reading-lists/reading-lists-api.ts';
import { useFormats } from '#web/i18n/formats.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useLinkOrigin } from '#web/installation/installation.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

interface ListCodesProps extends Pick<ReadingList, 'id' | 'title' | 'codes'> {
  mayMake: boolean;
}

/** Codes that open a list on tablets: to make, to show, to print, to end. */
export function ListCodes({ id, title, codes, mayMake }: ListCodesProps) {
  const t = useTranslate();
  const make = useMakeCode();
  const [life, setLife] = useState<CodeLife>('day');
  const shown = make.data && codes.some((each) => each.id === make.data.made.id) ? make.data.code : undefined;
  if (!mayMake && codes.length === 0) return null;
  const lives = { day: 'lists.code.day', week: 'link.life.week', month: 'link.life.month' } as const;
  return (
    <section aria-label={t('lists.code')} className="grid gap-3 border-t border-line pt-4">
      <h4 className="font-bold">{t('lists.code')}</h4>
      {shown && <MadeCode code={shown} title={title} />}
      {codes.length > 0 && (
        <ul className="grid gap-1">
          {codes.map((code) => (
            <CodeRow key={code.id} listId={id} code={code} />
          ))}
        </ul>
      )}
      {mayMake && (
        <>
          <ChoiceChips
            inForm
            label={t('lists.code.life')}
            name={`life-${id}`}
            options={CODE_LIVES.map((value) => ({ value, label: t(lives[value]) }))}
            value={life}
            onChange={setLife}
          />
          {make.isError && <Notice tone="danger" title={refusalWords(make.error, t) || t('link.failed')} />}
          <Button
            look="secondary"
            size="small"
            className="justify-self-start"
            busy={make.isPending}
            onClick={() => make.mutate({ id, life })}
          >
            <KeyRound aria-hidden className="size-5" />
            {t('lists.code.make')}
          </Button>
        </>
      )}
    </section>
  );
}

function CodeRow({ listId, code: { id, opened, endsAt } }: { listId: string; code: ReadingCode }) {
  const t = useTranslate();
  const format = useFormats();
  const end = useEndCode();
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
      <span className="min-w-0 grow">
        {t('link.opened', { count: opened })} · {t('link.until', { date: format.moment(new Date(endsAt)) })}
      </span>
      <Button
        look={isAsking ? 'danger' : 'quiet'}
        size="small"
        busy={end.isPending}
        onClick={() => (isAsking ? end.mutate({ id: listId, code: id }) : setAsking(true))}
      >
        {t(isAsking ? 'link.end.sure' : 'lists.code.end')}
      </Button>
    </li>
  );
}

function MadeCode({ code, title }: { code: string; title: string }) {
  const t = useTranslate();
  const origin = useLinkOrigin();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [isPrinting]);
  const face = (size: string) => (
    <>
      <QrCode text={joinAddress(origin, code)} label={t('lists.code.qr')} className={`cut-small ${size}`} />
      <p className="font-display text-h1 tracking-widest">{spacedCode(code)}</p>
      <p className="text-center text-small break-words">
        {t('lists.code.made', { address: `${origin}${JOIN_PATH}` })}
      </p>
    </>
  );
  return (
    <div className="grid justify-items-center gap-3">
      {face('w-44')}
      <p className="text-center text-small text-ink-soft">{t('lists.code.age')}</p>
      <Button look="secondary" size="small" onClick={() => setPrinting(true)}>
        <Printer aria-hidden className="size-5" />
        {t('lists.code.print')}
      </Button>
      {isPrinting &&
        createPortal(
          <div className="paper-sheet hidden justify-items-center gap-6 pt-12 text-center print:grid">
            <p className="font-display text-h1">{title}</p>
            {face('w-72')}
          </div>,
          document.body,
        )}
    </div>
  );
}
