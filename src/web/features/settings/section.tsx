import type { ReactNode, Ref } from 'react';
import { Card } from '#web/ui/card.tsx';

export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-5 sm:p-8">
      <h2 className="text-h2">{title}</h2>
      {children}
    </Card>
  );
}

interface SettingProps {
  title: string;
  text: ReactNode;
  /** Beside the title. */
  mark?: ReactNode;
  action?: ReactNode;
  /** Where the focus goes when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** One thing that can be set: what it is, and the button that does it. */
export function Setting({ title, text, mark, action, titleRef, children }: SettingProps) {
  return (
    <section className="border-t border-line py-6 first-of-type:border-t-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="text-h3">
              {title}
            </h3>
            {mark}
          </div>
          <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
