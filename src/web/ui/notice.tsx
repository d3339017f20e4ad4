import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const TONES = {
  plain: { look: 'border-dusk/40 bg-dusk-soft', sign: 'text-dusk', Icon: Info },
  success: { look: 'border-leaf/50 bg-leaf-soft', sign: 'text-leaf', Icon: CircleCheck },
  danger: { look: 'border-danger/50 bg-danger-soft', sign: 'text-danger', Icon: CircleAlert },
} as const;

interface NoticeProps {
  tone?: keyof typeof TONES;
  title: string;
  children?: ReactNode;
  className?: string;
}

/** A message that stays where it belongs, for as long as it is true. */
export function Notice({ tone = 'plain', title, children, className }: NoticeProps) {
  const { look, sign, Icon } = TONES[tone];
  return (
    <div className={classNames('cut-small flex gap-3 border-2 px-4 py-3', look, className)}>
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', sign)} />
      <div className="min-w-0 grow">
        <p className="font-bold">{title}</p>
        {children && <div className="text-small">{children}</div>}
      </div>
    </div>
  );
}
