import { AlignLeft, ChevronLeft, ChevronRight, ImageIcon, MonitorOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProjectorAct } from '#web/features/book/projector/use-projector-keys.ts';
import { useTranslate, type MessageId } from '#web/i18n/messages.ts';

interface ProjectorBarProps {
  act: (act: ProjectorAct) => void;
  byLine: boolean;
  hasText: boolean;
  /** Takes the focus back from a button that was pressed by a pointer. */
  settle: () => void;
  /** How far the room is. */
  course: string;
  onClose: () => void;
}

/** What can be done, for a hand at the mouse or on the glass; each with the key that does the same. */
export function ProjectorBar({ act, byLine, hasText, settle, course, onClose }: ProjectorBarProps) {
  const t = useTranslate();
  const does = (what: ProjectorAct) => ({ onPress: () => act(what) });
  const tool = (label: MessageId) => ({ label: t(label) });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- what is pressed are the buttons in it
    <div className="book-chrome projector-bar" onClick={({ detail }) => detail > 0 && settle()}>
      <Tool {...tool('projector.back')} {...does('back')} hint="←">
        <ChevronLeft aria-hidden className="size-7" />
      </Tool>
      <span className="px-1 text-small whitespace-nowrap tabular-nums">{course}</span>
      <Tool {...tool('projector.next')} {...does('on')} hint="→">
        <ChevronRight aria-hidden className="size-7" />
      </Tool>
      <Tool {...tool('projector.lines')} {...does('lines')} pressed={byLine} hint="L">
        <AlignLeft aria-hidden className="size-6" />
      </Tool>
      <Tool {...tool('projector.text')} {...does('text')} pressed={!hasText} hint="T">
        <ImageIcon aria-hidden className="size-6" />
      </Tool>
      <Tool {...tool('projector.dark')} {...does('dark')} hint="B">
        <MonitorOff aria-hidden className="size-6" />
      </Tool>
      <Tool {...tool('projector.close')} onPress={onClose} hint="Esc">
        <X aria-hidden className="size-6" />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  /** The key that does the same. */
  hint: string;
  onPress: () => void;
  pressed?: boolean;
  children: ReactNode;
}

function Tool({ label, hint, onPress, pressed, children }: ToolProps) {
  // Whoever tells a machine what they see says the key as well.
  const name = `${label}: ${hint}`;
  return (
    <button type="button" aria-label={name} title={name} aria-pressed={pressed} onClick={onPress}>
      {children}
      <kbd aria-hidden>{hint}</kbd>
    </button>
  );
}
