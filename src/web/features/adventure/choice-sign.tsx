import { Heart, Lightbulb, Shield, Sparkles, type LucideIcon } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';

interface Look {
  Icon: LucideIcon;
  paper: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  kind: { Icon: Heart, paper: 'bg-danger-soft text-danger' },
  clever: { Icon: Lightbulb, paper: 'bg-sun-soft text-ink' },
  brave: { Icon: Shield, paper: 'bg-leaf-soft text-leaf' },
};
const OTHER: Look = { Icon: Sparkles, paper: 'bg-dusk-soft text-dusk' };

/** By which those who cannot read yet tell the choices apart. */
export function ChoiceSign({ kind }: { kind: string }) {
  const { Icon, paper } = LOOKS[kind] ?? OTHER;
  return (
    <span aria-hidden className={classNames('cut-small grid size-11 shrink-0 place-items-center', paper)}>
      <Icon className="size-6" />
    </span>
  );
}
