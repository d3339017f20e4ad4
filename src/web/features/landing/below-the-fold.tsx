import { Closing } from '#web/features/landing/closing.tsx';
import { Education } from '#web/features/landing/education.tsx';
import { Examples } from '#web/features/landing/examples.tsx';
import { Features } from '#web/features/landing/features.tsx';
import { HowItWorks } from '#web/features/landing/how-it-works.tsx';

export function BelowTheFold() {
  return (
    <>
      <Education />
      <Features />
      <HowItWorks />
      <Examples />
      <Closing />
    </>
  );
}
