import { BookHeart, Plug, ShieldCheck, Users } from 'lucide-react';
import grandma from '#web/art/cast/grandma.webp';
import kid from '#web/art/cast/kid.webp';
import { useTranslate } from '#web/i18n/messages.ts';

const PROMISES = [
  { text: 'landing.promise.private', Icon: ShieldCheck },
  { text: 'landing.promise.offline', Icon: Plug },
  { text: 'landing.promise.ages', Icon: Users },
  { text: 'landing.promise.no_ads', Icon: BookHeart },
] as const;

export function Promises() {
  const t = useTranslate();
  return (
    <section className="sheet-edge grain bg-paper pt-10 pb-6 sm:pb-8">
      <div className="below-fold mx-auto grid max-w-6xl items-end gap-6 px-4 sm:px-6 md:grid-cols-[auto_1fr] md:gap-14">
        <div aria-hidden className="relative z-10 flex items-end justify-center max-md:order-1">
          <img src={grandma} alt="" width={251} height={420} loading="lazy" className="h-52 w-auto md:h-72" />
          <img
            src={kid}
            alt=""
            width={343}
            height={420}
            loading="lazy"
            className="-ms-4 h-40 w-auto md:h-56"
          />
        </div>
        <div className="md:pb-16">
          <h2 className="text-h2">{t('landing.promise.title')}</h2>
          <ul className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
            {PROMISES.map(({ text, Icon }) => (
              <li key={text} className="flex gap-3.5">
                <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
                <span>{t(text)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
