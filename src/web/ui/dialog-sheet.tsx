import type { ReactNode, Ref } from 'react';

const FRAME = 'modal m-auto max-h-[calc(100dvh-1.5rem)] animate-rise flex-col open:flex';
export const DIALOG_LOOK = `${FRAME} w-[min(30rem,calc(100vw-1.5rem))]`;
export const WIDE_DIALOG_LOOK = `${FRAME} w-[min(50rem,calc(100vw-1.5rem))]`;

interface DialogSheetProps {
  /** Its title and its description are called after it. */
  id: string;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** A small picture that sits on the upper edge. */
  picture?: ReactNode;
  /** For a dialog whose content changes: the focus goes to the title of what is new. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Leaves room for it in the corner. */
  cross?: ReactNode;
}

/** What a dialog shows, whoever opens it. */
export function DialogSheet({
  id,
  title,
  description,
  children,
  picture,
  titleRef,
  cross,
}: DialogSheetProps) {
  return (
    <>
      {picture && <div className="relative z-10 -mb-5 grid place-items-center">{picture}</div>}
      <div className="cut relative overflow-y-auto border border-line bg-page p-6 text-ink shadow-float sm:p-8">
        <h2
          id={`${id}-title`}
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className={cross ? 'pe-10 text-h2' : 'text-h2'}
        >
          {title}
        </h2>
        {description && (
          <div id={`${id}-description`} className="mt-3 text-ink-soft">
            {description}
          </div>
        )}
        {children}
        {cross}
      </div>
    </>
  );
}
