import { BookOpen, FlaskConical, HeartHandshake, House, PencilLine, type LucideIcon } from 'lucide-react';
import type { GuideCategory } from '#domain/editorial.ts';
import { classNames } from '#web/ui/class-names.ts';

const LOOKS: Record<GuideCategory, { Icon: LucideIcon; tone: string }> = {
  'Reading Comprehension': { Icon: BookOpen, tone: 'bg-dusk-soft text-dusk' },
  'Creative Writing': { Icon: PencilLine, tone: 'bg-sun-soft text-ink' },
  'STEM Activities': { Icon: FlaskConical, tone: 'bg-leaf-soft text-leaf' },
  'Social-Emotional Learning': { Icon: HeartHandshake, tone: 'bg-danger-soft text-danger' },
  'Parent Resources': { Icon: House, tone: 'bg-paper-deep text-ink' },
};

/** Each category has a sign and a colour of its own. */
export function GuideSign({ category, className }: { category: GuideCategory; className?: string }) {
  const { Icon, tone } = LOOKS[category];
  return (
    <span
      aria-hidden
      className={classNames('cut-small grid size-14 shrink-0 place-items-center', tone, className)}
    >
      <Icon className="size-7" strokeWidth={1.75} />
    </span>
  );
}
