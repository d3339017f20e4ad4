import { Copy, Mail, MessageCircle, Printer, Send } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { linkAddress } from '#domain/book-link.ts';
import { bookAddress } from '#domain/share.ts';
import { copyText } from '#web/browser/copy-text.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { useLinkOrigin } from '#web/installation/installation.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Nothing of those who carry it is loaded before one is pressed. */
const WAYS = [
  { method: 'whatsapp', Icon: MessageCircle },
  { method: 'email', Icon: Mail },
] as const;

interface LinkMadeProps {
  title: string;
  /** Known here and now, and never again. */
  linkKey: string;
  onAnother: () => void;
}

/** A link that was just made: to copy, to send, to point a camera at, to print. */
export function LinkMade({ title, linkKey, onAnother }: LinkMadeProps) {
  const t = useTranslate();
  const id = useId();
  const address = linkAddress(useLinkOrigin(), linkKey);
  const [isPrinting, setPrinting] = useState(false);
  const said = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => said.current?.focus(), []);
  const hasSheet = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
  const copy = () =>
    copyText(address).then(
      () => toast({ title: t('link.copied'), look: 'success' }),
      () => toast({ title: t('sharing.copy_failed'), look: 'danger' }),
    );
  // Whoever thinks better of it has sent nothing.
  const send = () => navigator.share({ title, url: address }).catch(() => undefined);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [isPrinting]);
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={said} tabIndex={-1} className="font-bold outline-none">
          {t('link.made')}
        </h3>
        <p className="text-small text-ink-soft">{t('link.made.text')}</p>
      </div>
      <QrCode text={address} label={t('link.code')} className="cut-small w-44 justify-self-center" />
      <label htmlFor={id} className="sr-only">
        {t('link.address')}
      </label>
      <input
        id={id}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
        className="cut-small min-h-11 w-full border-2 border-edge/50 bg-paper px-3 text-small"
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          {t('link.copy')}
        </Button>
        {hasSheet && (
          <Button size="small" look="secondary" onClick={() => void send()}>
            <Send aria-hidden className="size-5" />
            {t('link.send')}
          </Button>
        )}
        {WAYS.map(({ method, Icon }) => (
          <a
            key={method}
            href={bookAddress(method, { title, link: address })}
            {...(method === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
            className={buttonClass({ look: 'secondary', size: 'small' })}
          >
            <Icon aria-hidden className="size-5" />
            {t(`sharing.share.${method}`)}
            {method === 'whatsapp' && <span className="sr-only">({t('sharing.share.new_tab')})</span>}
          </a>
        ))}
        <Button size="small" look="secondary" onClick={() => setPrinting(true)}>
          <Printer aria-hidden className="size-5" />
          {t('link.print')}
        </Button>
        <Button size="small" look="quiet" onClick={onAnother}>
          {t('link.another')}
        </Button>
      </div>
      {isPrinting && createPortal(<LinkOnPaper {...{ title, address }} />, document.body)}
    </div>
  );
}

function LinkOnPaper({ title, address }: { title: string; address: string }) {
  const t = useTranslate();
  return (
    <div className="paper-sheet hidden justify-items-center gap-6 pt-12 text-center print:grid">
      <p className="font-display text-h1">{title}</p>
      <QrCode text={address} label={t('link.code')} className="w-72" />
      <p>{t('link.print.text')}</p>
      <p className="text-small break-all">{address}</p>
    </div>
  );
}

const never = () => () => undefined;
