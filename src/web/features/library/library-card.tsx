import type { ReactNode } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { classNames } from '#web/ui/class-names.ts';

interface LibraryCardProps {
  title: ReactNode;
  language: LanguageCode;
  picture: string | null;
  /** The first cards of a page are seen at once. */
  eager?: boolean;
  /** On the picture. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** A picture, a title, a few words. A link inside with `CARD_LINK` makes all of it a target. */
export function LibraryCard(props: LibraryCardProps) {
  const { title, language, picture, eager = false, mark, children } = props;
  return (
    <article
      className={classNames(
        'cut group relative flex h-full flex-col overflow-hidden border border-line bg-page shadow-rest',
        'transition duration-200 ease-settle hover:-translate-y-1 hover:shadow-lift',
        'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-(--focus)',
      )}
    >
      <div className="relative aspect-video shrink-0 overflow-hidden bg-paper-deep">
        {picture && (
          <img
            src={picture}
            alt=""
            width={480}
            height={270}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-cover transition-transform duration-500 motion-safe:group-hover:scale-[1.03]"
          />
        )}
        {mark && <div className="absolute start-3 top-3">{mark}</div>}
      </div>
      <div className="flex grow flex-col gap-2.5 px-4.5 pt-4 pb-4.5">
        <h3 lang={language} className="text-h3">
          {title}
        </h3>
        {children}
      </div>
    </article>
  );
}

/** Spreads over the card. Nothing around it may move while it is pressed, or the press would miss. */
export const CARD_LINK = 'outline-none active:translate-none after:absolute after:inset-0';

/** A title that is such a link, as high as a finger needs it. */
export const TITLE_LINK = `${CARD_LINK} -my-2.5 block py-2.5 no-underline`;

/** Where somebody comes from, so that the way back leads there. */
export interface CameFrom {
  from: string;
}
