import type { LucideIcon } from 'lucide-react';

/** The look of a card on which nobody is yet. */
export const INVITATION =
  'cut flex h-full min-h-16 w-full items-center gap-3 border-2 border-dashed border-edge/70 px-2.5 py-1.5 sm:min-h-19 sm:py-2.5 text-start text-ink no-underline transition-colors hover:border-ink-soft hover:bg-page';

interface InvitationProps {
  Sign: LucideIcon;
  title: string;
  text?: string | undefined;
}

export function InvitationText({ Sign, title, text }: InvitationProps) {
  return (
    <>
      <span className="grid size-11 shrink-0 sm:size-13 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Sign aria-hidden className="size-6" />
      </span>
      <span className="min-w-0 leading-tight">
        <span className="block font-bold">{title}</span>
        {text && <span className="block pt-0.5 text-[0.8125rem] leading-snug text-ink-soft">{text}</span>}
      </span>
    </>
  );
}
