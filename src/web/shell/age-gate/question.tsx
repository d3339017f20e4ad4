import type { ReactNode } from 'react';
import type { AgeAnswer, AgeGateView } from '#domain/age-gate.ts';
import { Button, type ButtonLook, type ButtonSize } from '#web/ui/button.tsx';
import { DIALOG_LOOK, DialogSheet } from '#web/ui/dialog-sheet.tsx';

interface QuestionProps {
  view: Exclude<AgeGateView, 'closed'>;
  title: string;
  description: ReactNode;
  picture: ReactNode;
  /** The focus begins at the title. */
  readFirst?: boolean;
  children: ReactNode;
}

/** A question of the gate: it does not close without an answer. */
export function Question({ view, readFirst, ...sheet }: QuestionProps) {
  return (
    <dialog
      data-view={view}
      role="alertdialog"
      aria-labelledby={`${view}-title`}
      aria-describedby={`${view}-description`}
      // Chromium closes on a second Escape whatever `cancel` says, unless told so.
      closedby="none"
      className={DIALOG_LOOK}
    >
      <DialogSheet id={view} titleRef={readFirst ? focusable : undefined} {...sheet} />
    </dialog>
  );
}

/** The server only writes it; what it is there for is the tabindex that comes with it. */
const focusable = () => undefined;

/** Fetched when it shows: hardly anybody is asked twice. */
export function Face(picture: { src: string; width: number; height: number; className: string }) {
  return <img alt="" loading="lazy" {...picture} />;
}

interface AnswerProps {
  is: AgeAnswer | 'ask-grown-up' | 'never-mind' | 'note-read';
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  children: string;
}

export function Answer({ is, ...button }: AnswerProps) {
  return <Button data-answer={is} {...button} />;
}

interface FaultProps {
  is: string;
  children: string;
}

/** Hidden until it is true. */
export function Fault({ is, children }: FaultProps) {
  return (
    <p data-fault={is} hidden className="mt-1.5 text-small font-semibold text-danger">
      {children}
    </p>
  );
}
