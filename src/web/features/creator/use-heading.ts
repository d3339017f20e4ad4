import { useEffect, useRef } from 'react';
import type { WizardPlace } from '#domain/wizard-places.ts';

/** A page that was just loaded begins where the browser begins. */
let isFirst = true;

/** Every later place of the wizard begins at its heading, for eyes and for screen readers. */
export function useHeading(place: WizardPlace) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Without a copy of it: the compiler takes what stands outside of components for constant, and reads it too late.
    if (isFirst && place !== 'story') {
      isFirst = false;
      return;
    }
    isFirst = false;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [place]);
  return heading;
}
