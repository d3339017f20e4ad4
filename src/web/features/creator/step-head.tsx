import type { ReactNode, Ref } from 'react';
import type { WizardStep } from '#domain/wizard-places.ts';
import { STEP_ID, StepTrail } from '#web/features/creator/step-trail.tsx';

interface StepHeadProps {
  step: WizardStep;
  title: string;
  lead: string;
  /** For whoever is led to it; the first page of a visit begins where the browser begins. */
  heading?: Ref<HTMLHeadingElement>;
  /** Stands beside the lead. */
  children?: ReactNode;
}

/** How far one has come and what is asked here: it stands before the choices are there, and stays as it is when they come. */
export function StepHead({ step, title, lead, heading, children }: StepHeadProps) {
  return (
    <>
      <StepTrail step={step} />
      <h1
        ref={heading}
        tabIndex={-1}
        aria-describedby={STEP_ID}
        className="mt-3 text-h1 outline-none max-sm:text-[1.75rem] sm:mt-6"
      >
        {title}
      </h1>
      <div className="mt-1 mb-3 flex flex-wrap items-center justify-between gap-3 sm:mb-5">
        {/* On a phone the choices themselves say it. */}
        <p className="grow basis-0 text-ink-soft max-sm:sr-only">{lead}</p>
        {children}
      </div>
    </>
  );
}
